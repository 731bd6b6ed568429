import { sql } from 'drizzle-orm'
import { isOpen } from '../../catalogue/queries.ts'
import type { CatalogueDb } from '../../lib/db.ts'
import { findPieces, outfitOf, type TryOnProduct } from '../../outfits/try-on-pieces.ts'
import { findCandidates } from '../candidates.ts'
import { composeOutfit } from '../compose-outfit.ts'
import type { Template } from '../batch-machine.ts'
import { isOfDepartment } from '../../stylist/wearable-products.ts'
import {
  minOutfits,
  placesOf,
  sameSet,
  type ComposedOutfit,
  type ComposedKind,
  type Place,
} from './composed-outfit.ts'
import { mainDepartment } from './queries.ts'

const isSold = ({ goneAt, availability }: TryOnProduct) => !goneAt && availability !== 'out_of_stock'

/** A look stays from day to day as long as its shop still sells all of it. */
function isWhole({ productIds }: ComposedOutfit, pieces: ReadonlyMap<string, TryOnProduct>) {
  const found = productIds.flatMap((id) => pieces.get(id) ?? [])
  return productIds.length > 0 && found.length === productIds.length && found.every(isSold)
}

/** Composes outfits after the studio's templates, each once read, each unlike those that are there. */
async function createComposer(db: CatalogueDb, given: ComposedOutfit[]) {
  const isForShop = sql`(${isOfDepartment(await mainDepartment(db))} and ${isOpen})`
  const read = new Map<string, ReturnType<typeof findCandidates>>()
  const candidatesOf = (template: Template) => {
    const known = read.get(template.id) ?? findCandidates(db, template, isForShop)
    read.set(template.id, known)
    return known
  }
  return async ({ id, kind, template }: Place): Promise<ComposedOutfit | null> => {
    const composed = composeOutfit({
      template,
      ...(await candidatesOf(template)),
      profileBrief: {},
      given: given.map(({ templateId, productIds }) => ({ templateId, pieceIds: productIds })),
    })
    // A coat that the shop does not have is no part of a whole outfit.
    if (typeof composed === 'string' || composed.ownLayer) return null
    const productIds = composed.pieces.map((piece) => piece.id)
    if (given.some((look) => sameSet(look.productIds, productIds))) return null
    const outfit = outfitOf(await findPieces(db, productIds))
    return outfit && { id, kind, templateId: template.id, productIds, thumbnailUrl: outfit.thumbnailUrl }
  }
}

type Asked = {
  db: CatalogueDb
  templates: readonly Template[]
  known: ComposedOutfit[]
  byHand: Record<ComposedKind, number>
  /** So many are composed at most, and the next run goes on. */
  maxComposed: number
}

/** The looks as they should be now: those that are still whole, and new ones in the places of the others. */
export async function nextOutfits({
  db,
  templates,
  known,
  byHand,
  maxComposed,
}: Asked): Promise<ComposedOutfit[]> {
  const found = await findPieces(db, [...new Set(known.flatMap(({ productIds }) => productIds))])
  const pieces = new Map(found.map((piece) => [piece.id, piece]))
  const kinds: ComposedKind[] = ['preset', 'post']
  const looks = kinds.flatMap((kind) => {
    const ids = placesOf(kind, templates).map(({ id }) => id)
    const whole = known.filter((look) => ids.includes(look.id) && isWhole(look, pieces))
    return whole.slice(0, Math.max(0, minOutfits[kind] - byHand[kind]))
  })
  const compose = await createComposer(db, looks)
  const fruitless = new Set<string>()
  let left = maxComposed
  for (const kind of kinds) {
    let room = minOutfits[kind] - byHand[kind] - looks.filter((look) => look.kind === kind).length
    for (const place of placesOf(kind, templates)) {
      if (room <= 0 || left <= 0) break
      if (fruitless.has(place.template.id) || looks.some(({ id }) => id === place.id)) continue
      left -= 1
      const look = await compose(place)
      if (look) {
        looks.push(look)
        room -= 1
      } else fruitless.add(place.template.id)
    }
  }
  return looks
}
