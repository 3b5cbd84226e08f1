/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
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
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
}))
