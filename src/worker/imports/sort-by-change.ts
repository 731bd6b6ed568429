import { createHash } from 'node:crypto'
import { priceDrop } from '#shared/price-drop.ts'
import type { Refusal } from '../feeds/rows/batch-of-rows.ts'
import type { ProductDraft } from '../feeds/product-draft.ts'
import { productId } from '../catalogue/product-id.ts'
import { colourKeyOf, partsOf, productNameOf } from './variant-parts.ts'
import type { Known, KnownOfStretch } from './known-products.ts'
import type { Run } from './import-lease.ts'
import type { SeenNumbers } from './seen-numbers.ts'

/** What is read of a row: with another number every row is written anew, by the next import of its feed. */
const readingOfRows = 3

const hashOf = (json: string) =>
  createHash('sha256').update(`${readingOfRows} ${json}`).digest('base64url').slice(0, 22)

/** A product that is written: a row of the feed by itself, or what is the same of all sizes of a colour. */
export type WrittenProduct = { product: ProductDraft; hash: string; colourKey: string | null }

export type VariantNews = { kind: 'price_drop' | 'back_in_stock'; formerCents: number | null }

/** A size that is written, with the item of its product. */
export type WrittenVariant = {
  id: string
  item: string
  own: ReturnType<typeof partsOf>['own']
  hash: string
  news: VariantNews | null
}

/** A colour of a group: known, or new with this stretch. `isMet`: by this import, `isMetHere`: by this stretch first. */
type Colour = { item: string; known: Known | null; isMet: boolean; isMetHere: boolean; isTouched: boolean }

/**
 * Whether a product that was gone is on sale again. A product whose link is dead stays gone until its address
 * changes.
 */
const isBack = (known: Known, { productUrl }: ProductDraft) =>
  known.gone_at !== null && (!known.is_dead || known.product_url !== productUrl)

type Offer = { price_cents: number | null; currency: string; availability: string }
type NewOffer = Pick<ProductDraft, 'priceCents' | 'currency' | 'availability'>

const hasNewOffer = (known: Offer, { priceCents, currency, availability }: NewOffer) =>
  known.price_cents !== priceCents || known.currency !== currency || known.availability !== availability

/** As the trigger `price_history_tell` has it for products. */
function newsOf(
  known: Offer,
  { priceCents, currency, availability }: NewOffer,
  wasGone: boolean,
): VariantNews | null {
  if (availability === 'out_of_stock') return null
  if (availability === 'in_stock' && (known.availability === 'out_of_stock' || wasGone))
    return { kind: 'back_in_stock', formerCents: null }
  const drop = priceDrop(
    { priceCents: known.price_cents, currency: known.currency },
    { priceCents, currency },
  )
  return drop && { kind: 'price_drop', formerCents: drop.formerCents }
}

/** Sorts the rows of a stretch into what is new, changed, unchanged and there twice. */
export function sortByChange(
  run: { id: string; feed: Pick<Run['feed'], 'id'> },
  products: readonly ProductDraft[],
  { byItem, colours: knownColours, variants }: KnownOfStretch,
  seen: { products: SeenNumbers; variants: SeenNumbers },
) {
  const written: WrittenProduct[] = []
  const writtenVariants: WrittenVariant[] = []
  const offers: ProductDraft[] = []
  const unchanged: number[] = []
  const unchangedVariants: number[] = []
  /** Products whose sizes are another's now. */
  const left: number[] = []
  const duplicates: Refusal[] = []
  const met = new Set<string>()
  const counts = { added: 0, changed: 0, unchanged: 0, variants: 0 }
  const isMetInRun = (known: { import_id: string; number: number }, among: SeenNumbers) =>
    known.import_id === run.id || among.has(known.number)

  const colours = new Map<string, Colour>()
  for (const known of knownColours)
    colours.set(`${known.group_id}\n${known.colour_key ?? ''}`, {
      item: known.item_id,
      known,
      isMet: isMetInRun(known, seen.products),
      isMetHere: false,
      isTouched: false,
    })
  const groups = new Set(knownColours.map(({ group_id }) => group_id))
  const wantedKeys = new Set(products.map(productNameOf))

  /**
   * A new colour has the item of the row in which it is met first, so that whoever knew that row's product finds it again. Of a
   * product that lists its variants itself, the first colour is what the product was before it was split.
   */
  function begin(draft: ProductDraft, key: string): Colour {
    const wanted = draft.isExpanded && !groups.has(draft.groupId) ? draft.groupId : draft.itemId
    groups.add(draft.groupId)
    const [holderKey, holder] = [...colours].find(([, { item }]) => item === wanted) ?? []
    const isFree = !holder || holderKey === undefined || !(holder.isMet || wantedKeys.has(holderKey))
    // The shop calls a colour otherwise now: it stays the product that it was.
    if (isFree && holderKey !== undefined) colours.delete(holderKey)
    const item = isFree ? wanted : key
    const known = holder && isFree ? holder.known : (byItem.get(item) ?? null)
    const colour = { item, known, isMet: false, isMetHere: false, isTouched: false }
    colours.set(key, colour)
    return colour
  }

  /** The first row of a colour says what all its sizes are. */
  function describe(draft: ProductDraft, colour: Colour, shared: ReturnType<typeof partsOf>['shared']) {
    colour.isMet = true
    colour.isMetHere = true
    const colourKey = colourKeyOf(draft)
    const { known, item } = colour
    const hash = hashOf(JSON.stringify([colourKey, shared]))
    const isSame = known?.content_hash === hash
    if (known && isSame) unchanged.push(known.number)
    else written.push({ product: { ...draft, itemId: item, name: shared.name }, hash, colourKey })
    if (!isSame || known.gone_at !== null) colour.isTouched = true
  }

  function takeVariant(draft: ProductDraft) {
    const id = productId(run.feed.id, draft.itemId)
    const before = variants.get(id)
    const key = productNameOf(draft)
    const colour = colours.get(key) ?? begin(draft, key)
    const { shared, own } = partsOf(draft)
    if (colour.isMet) counts.variants += 1
    else describe(draft, colour, shared)
    const { known } = colour
    const hash = hashOf(JSON.stringify(own))
    const wasGone = before !== undefined && (before.gone_at ?? known?.gone_at ?? null) !== null
    const isOfIt = before !== undefined && before.product_number === known?.number
    if (before && isOfIt && before.content_hash === hash && !wasGone) {
      unchangedVariants.push(before.number)
      return
    }
    if (before && !isOfIt) left.push(before.product_number)
    colour.isTouched = true
    const news = before?.is_watched ? newsOf(before, own, wasGone) : null
    writtenVariants.push({ id, item: colour.item, own, hash, news })
  }

  function takeProduct(product: ProductDraft) {
    const before = byItem.get(product.itemId)
    const hash = hashOf(JSON.stringify(product))
    if (!before) counts.added += 1
    const back = before !== undefined && isBack(before, product)
    if (before && before.content_hash === hash && !back) {
      unchanged.push(before.number)
      counts.unchanged += 1
    } else {
      if (before) counts.changed += 1
      written.push({ product, hash, colourKey: null })
    }
    if (!before || back || hasNewOffer(before, product)) offers.push(product)
  }

  for (const draft of products) {
    const { itemId } = draft
    const variant = variants.get(productId(run.feed.id, itemId))
    const before = byItem.get(itemId)
    if (
      met.has(itemId) ||
      (variant && isMetInRun(variant, seen.variants)) ||
      (before && before.colour_key === null && isMetInRun(before, seen.products))
    ) {
      duplicates.push({ reason: 'id of an earlier row', example: itemId })
      continue
    }
    met.add(itemId)
    if (draft.groupId) takeVariant(draft)
    else takeProduct(draft)
  }
  for (const { isMetHere, isTouched, known } of colours.values())
    if (isMetHere) counts[known ? (isTouched ? 'changed' : 'unchanged') : 'added'] += 1
  const touched = [...colours.values()].filter(({ isTouched }) => isTouched).map(({ item }) => item)
  return { written, writtenVariants, offers, unchanged, unchangedVariants, touched, left, duplicates, counts }
}
