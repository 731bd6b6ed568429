import { productOccasions } from '@cabine/sophia/vocabulary/product-categories.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { alternativesFor, guessBrief } from '@cabine/sophia/styling/alternatives.ts'
import { briefOfTold, priceLimit, type AlternativesInput } from '#shared/stylist/outfit-input.ts'
import { asWorn, type Piece } from '@cabine/sophia/styling/piece.ts'
import { briefOfProfile } from '@cabine/sophia/styling/profile-brief.ts'
import { presentProduct } from '../catalogue/present.ts'
import { inOrderOf } from '../catalogue/queries.ts'
import { ApiError } from '../lib/errors.ts'
import { readRequester, type Requester } from './requester.ts'
import { queryDesign, queryNeighbours, queryProducts } from './outfit-queries.ts'
import { isWearable } from './wearable-products.ts'

const wornOf = (rows: Piece[]) => rows.flatMap((row) => asWorn(row) ?? [])

/** Finds replacements for one piece of an outfit; null when nothing suits the others. Throws not_found. */
export async function findAlternatives(
  requester: Requester,
  asked: AlternativesInput,
): Promise<Product[] | null> {
  const { catalogue } = requester
  const { id, change, colour, with: beside, occasion, weather, not } = asked
  const { profile, plan } = await readRequester(requester)
  const wearable = isWearable(plan)
  const [named, ...found] = await catalogue.batch([
    queryProducts(catalogue, [id, ...beside]),
    queryDesign(catalogue, id, wearable),
    ...queryNeighbours(catalogue, change, id, { wearable, occasion, colour }),
  ])
  const candidates = [...new Map(found.flat().map((row) => [row.id, row])).values()]
  const [row] = inOrderOf([id], named)
  if (!row) throw new ApiError('not_found')
  const piece = asWorn(row)
  if (!piece) return null
  const others = wornOf(inOrderOf(beside, named)).filter(({ slot }) => slot !== piece.slot)
  const profileBrief = {
    ...briefOfProfile(profile),
    ...priceLimit(asked.most_per_piece),
    ...briefOfTold(asked),
  }
  const brief = { ...profileBrief, ...guessBrief(piece, others, { occasion, weather }) }
  const among = wornOf(candidates)
  const find = (way: typeof change, wider = brief, next = others) =>
    alternativesFor(way, piece, among, { beside: next, brief: wider, colour, not })
  let alternatives = find(change)
  if (change === 'something_else') {
    // A small shop may have no other design for it: the same one in another colour will do, then one for another occasion, then
    // one that has not been put together with the others, in the end for another occasion, too.
    if (alternatives.length === 0) alternatives = find('another_colour')
    const anytime = { ...brief, occasions: productOccasions }
    if (alternatives.length === 0) alternatives = find(change, anytime)
    if (alternatives.length === 0) alternatives = find(change, brief, [])
    if (alternatives.length === 0) alternatives = find(change, anytime, [])
  }
  const chosen = inOrderOf(
    alternatives.map((one) => one.id),
    candidates,
  )
  return chosen.length > 0 ? chosen.map(presentProduct) : null
}
