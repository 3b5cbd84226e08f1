/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url'

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The script that keeps the page for when there is no network knows all files of the page, and its version by them. */
const service = (): Plugin => ({
  name: 'service',
  apply: 'build',
  generateBundle(_, bundle) {
    const fixed = readdirSync(at('public'), { recursive: true, withFileTypes: true })
    const beside = fixed.flatMap((file) => (file.isFile() ? [`${file.parentPath.slice(at('public').length + 1)}/${file.name}`.replace(/^\//, '')] : []))
    const files = [...Object.keys(bundle).filter((name) => name !== 'index.html' && name !== 'gallery.html'), ...beside, 'house.json'].sort()
    const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)
    const script = readFileSync(at('house/service.js'), 'utf-8')
    const source = script.replace('__FILES__', JSON.stringify(files)).replace('__VERSION__', version)
    this.emitFile({ type: 'asset', fileName: 'service.js', source })
  },
})

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), service()],
  resolve: {
    // The boards are the rules' own data files: the page draws what the server plays on.
    alias: { $games: at('../src/manoir/games') },
    ...(mode === 'test' && { conditions: ['browser'] }),
  },
  server: {
    fs: { allow: [at('.'), at('../src/manoir/games'), at('../docs/rules')] },
    proxy: { '/api': { target: process.env.MANOIR_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
  build: {
    outDir: at('../src/manoir/server/page'),
    emptyOutDir: true,
    target: 'es2022',
    // Nothing is inlined, so that the page needs neither `unsafe-inline` nor `data:`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  worker: { format: 'es' },
  // Scripts find each other wherever the page lies; only the page itself is told where that is.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], setupFiles: ['src/texts/both.ts'] },
}))
