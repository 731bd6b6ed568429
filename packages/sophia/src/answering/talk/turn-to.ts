import type { Product } from '../../vocabulary/product.ts'
import type { WishedPiece } from '../../vocabulary/reading-words.ts'
import { outfitsMeaningOf } from '../outfits/outfits-meaning.ts'
import type { OutfitsEvent } from '../outfits/outfits-step.ts'
import { wishesOf, type Wishes } from '../outfits/remembered-wishes.ts'
import type { ChatLine, Wanting } from '../pieces/conversation.ts'
import type { PiecesEvent } from '../pieces/pieces-step.ts'
import { saidBeside } from '../wanted/narrow-said.ts'
import { isWish, type HeardSentence } from './heard-sentence.ts'
import { afterOutfits, carriedFrom, type Talk } from './talk.ts'

/** What a sentence does: an event of the search for single pieces, or events of the talk about outfits, one after the other. */
export type Turn =
  | { to: 'pieces'; talk: Talk; event: PiecesEvent; told: Wishes }
  | { to: 'outfits'; talk: Talk; events: OutfitsEvent[] }

/** So many pieces answer a sentence. */
const shownAtOnce = 8

/** Looks for pieces by all that was said, or by what of it is given. */
export const toPieces = (sentence: HeardSentence, wanting: Partial<Wanting>): Turn =>
  sayOfPieces(sentence, { said: sentence.said, not: [], most: shownAtOnce, ...wanting })

/** Says something of the pieces, or in their place, and looks for none. */
export const toLines = (sentence: HeardSentence, ...lines: readonly ChatLine[]): Turn =>
  sayOfPieces({ ...sentence, asides: [...sentence.asides, ...lines] }, null)

function sayOfPieces({ talk, said, input, asides, reading }: HeardSentence, wanting: Wanting | null): Turn {
  return {
    to: 'pieces',
    talk: { ...talk, said, script: 'pieces' },
    event: { type: 'want', typed: input, asides, wanting },
    told: wishesOf(reading),
  }
}

/** Speaks of outfits: one `around` pieces of the screen, of which `only` these pieces are looked for. */
export function toOutfits(
  { talk, shown, input, random, reading, heard, besides, changes, said }: HeardSentence,
  { around = [], only }: { around?: readonly Product[]; only?: readonly WishedPiece[] } = {},
): Turn {
  const carried = afterOutfits({ ...talk, said }, { type: 'carry', told: carriedFrom(talk.pieces) })
  const [first = reading, ...others] = shown === 'outfits' ? changes : []
  const wishes = besides.feeling !== undefined || isWish({ reading, besides }) || around.length > 0
  return {
    to: 'outfits',
    talk: { ...carried, script: wishes ? 'outfits' : talk.script },
    events: [
      {
        type: 'say',
        input,
        random,
        meaning: outfitsMeaningOf(first, random, heard),
        said: around.length > 0 ? saidBeside(said, only) : said,
        around,
        ...(only && { isPartial: true }),
        isWish: wishes,
        ...(besides.feeling && { feeling: besides.feeling }),
        ...(besides.untold && { untold: besides.untold }),
      },
      ...others.map((other): OutfitsEvent => ({ type: 'also', meaning: outfitsMeaningOf(other, random) })),
    ],
  }
}
