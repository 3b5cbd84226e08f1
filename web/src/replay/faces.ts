import { isDrawn, type AnyGame, type Game } from '../game'
import type { CardFace } from '../kit/card/face'

export type FaceOf = (card: string) => CardFace

/** The face of any card of a game, by its name on the wire. */
const FACES: Readonly<Record<Game, () => Promise<FaceOf>>> = {
  cluedo: async () => mansionFaces((await import('../games/cluedo/edition')).edition),
  super_cluedo: async () => mansionFaces((await import('../games/super_cluedo/edition')).edition),
  cluedo_2008: async () => {
    const [faces, { butlerFace }, { BUTLERS }] = await Promise.all([
      mansionFaces((await import('../games/cluedo_2008/edition')).edition),
      import('../games/cluedo_2008/cards'),
      import('../games/cluedo_2008/components'),
    ])
    return (card) => {
      const butler = BUTLERS.find((each) => each === card)
      return butler ? butlerFace(butler) : faces(card)
    }
  },
  huis_clos: async () => (await import('../games/huis_clos/clue')).tile,
  hantise: async () => (await import('../games/hantise/naming')).faceOf,
}

async function mansionFaces(
  edition: Parameters<(typeof import('../games/mansion/cards'))['cardFace']>[0],
): Promise<FaceOf> {
  const { cardFace } = await import('../games/mansion/cards')
  return (card) => cardFace(edition, card)
}

export const facesOf = async (game: AnyGame): Promise<FaceOf> =>
  isDrawn(game) ? FACES[game]() : (await import('../games/undrawn/cards')).cardFace
