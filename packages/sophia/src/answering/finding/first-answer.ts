import type { Hearing } from '../../reading/read.ts'
import type { Product } from '../../vocabulary/product.ts'
import { setsOf } from '../outfits/outfits-state.ts'
import { onScreen } from '../talk/on-screen.ts'
import { lastShown, newTalk, type Talk } from '../talk/talk.ts'
import { answerWanted } from './answer-wanted.ts'
import { converse } from './converse.ts'
import type { Asking, Shop } from './shop.ts'

/** A shop of which all that may be meant is known already, and nothing of the shopper. */
export const shopOf = (pool: readonly Product[]): Shop => ({
  known: async () => ({ brief: {}, department: null }),
  wanted: async (input) => answerWanted(pool, input),
  collection: async () => [],
  shoes: async () => [],
  page: async () => ({ products: [], more: false }),
  called: async () => [],
  alternatives: async () => [],
  outfits: async () => [],
})

/** What Sophia shows first to who says this and nothing before: pieces, or the pieces of an outfit. */
export async function firstAnswer(
  typed: string,
  hearing: Hearing,
  pool: readonly Product[],
  asking: Pick<Asking, 'language' | 'currency' | 'seed'>,
): Promise<readonly Product[]> {
  const around = { ...asking, shop: shopOf(pool), now: () => 0 }
  const { talk } = await converse({ talk: newTalk(), wishes: {} }, typed, hearing, around)
  return shownIn(talk)
}

/** Of several outfits the first, and then what the others have. */
function shownIn(talk: Talk): readonly Product[] {
  const [set] = lastShown(talk) === 'outfits' ? setsOf(talk.outfits) : []
  return [...new Set([...onScreen(talk), ...(set?.items ?? [])])]
}
