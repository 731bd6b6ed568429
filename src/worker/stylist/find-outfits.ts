import { sql } from 'drizzle-orm'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { budgetLimits } from '@cabine/sophia/questions/consultation.ts'
import { briefOfTold, priceLimit, type OutfitsInput } from '#shared/stylist/outfit-input.ts'
import { asWorn } from '@cabine/sophia/styling/piece.ts'
import { briefOfProfile } from '@cabine/sophia/styling/profile-brief.ts'
import { neighboursOf, type Brief } from '@cabine/sophia/styling/brief.ts'
import type { StylingProfile } from '@cabine/sophia/questions/profile.ts'
import type { Reason } from '@cabine/sophia/styling/reasons.ts'
import { suggestOutfits } from '@cabine/sophia/styling/suggest.ts'
import { heavyRead, inOrderOf } from '../catalogue/queries.ts'
import { presentProduct } from '../catalogue/present.ts'
import { batchOf } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { readRequester, type Requester } from './requester.ts'
import { queryDesign, queryProducts, queryWardrobe } from './outfit-queries.ts'
import { isWearable, isOfDepartment } from './wearable-products.ts'

type Answered = { pieces: Product[]; ownLayer: boolean; reasons: Record<string, Reason> }

/** How many pieces of each category are read for similar occasions: few, because they only fill gaps. */
const maxOfNeighbours = 12

/** What a shopper asks for now takes precedence over her profile. */
function briefOf(profile: StylingProfile, asked: OutfitsInput): Brief {
  const { occasion, weather, vibe, shape, budget, most_per_piece: most } = asked
  const { maxPerPieceCents, ...profileBrief } = briefOfProfile(profile)
  const limits = budget ? budgetLimits[budget] : { maxPerPieceCents, ...priceLimit(most) }
  return {
    ...profileBrief,
    ...limits,
    ...briefOfTold(asked),
    occasions: occasion,
    weather,
    ...(vibe && { vibe }),
    ...(shape && { shape }),
  }
}

/** Composes outfits for what was asked, the best first; null when there is none. Throws not_found. */
export async function findOutfits(requester: Requester, asked: OutfitsInput): Promise<Answered[] | null> {
  const { catalogue } = requester
  const { occasion, around, not, most } = asked
  const { profile, plan } = await readRequester(requester)
  const wearable = isWearable(plan)
  const isForHer = sql`(${isOfDepartment(profile.department)} and ${wearable})`
  const queries = [
    ...queryWardrobe(catalogue, occasion, isForHer),
    ...queryWardrobe(catalogue, neighboursOf(occasion), isForHer, maxOfNeighbours),
    queryProducts(catalogue, around ? [around] : []),
    queryDesign(catalogue, around ?? '', wearable),
  ]
  const rows = await heavyRead(() => batchOf(catalogue, queries))
  const found = [...new Map(rows.flat().map((row) => [row.id, row])).values()]
  // It may be named by one of its sizes.
  const base = found.find(({ id }) => id === around) ?? rows.at(-2)?.[0]
  if (around && !base) throw new ApiError('not_found')
  const wardrobe = found.flatMap((row) => asWorn(row) ?? [])
  const builtOn = base && asWorn(base)
  if (builtOn === null) return null
  const outfits = suggestOutfits(wardrobe, briefOf(profile, asked), { most, not, around: builtOn })
  if (outfits.length === 0) return null
  return outfits.map(({ pieces, ownLayer, reasons }) => ({
    pieces: inOrderOf(
      pieces.map(({ id }) => id),
      found,
    ).map(presentProduct),
    ownLayer,
    reasons: Object.fromEntries(reasons),
  }))
}
