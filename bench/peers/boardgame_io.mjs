// The smallest game of two on boardgame.io, in memory: `node boardgame_io.mjs PORT`, where boardgame.io is installed.
import { createRequire } from 'node:module'
const require = createRequire(process.cwd() + '/')
const { Server, Origins } = require('boardgame.io/server')

const Bump = {
  name: 'bump',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { bump: ({ G }) => { G.count++ } },
}

const server = Server({ games: [Bump], origins: [Origins.LOCALHOST, /.*/] })
server.run({ port: Number(process.argv[2]), callback: () => console.log('ready') })
