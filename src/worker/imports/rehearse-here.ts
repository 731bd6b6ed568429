import { and, eq, isNull } from 'drizzle-orm'
import type { FeedMapping } from '#shared/office/feed-inputs.ts'
import { openCatalogue } from '../lib/db.ts'
import { newId } from '../lib/ids.ts'
import { FeedFailure } from '../feeds/rows/feed-failure.ts'
import type { ProductDraft } from '../feeds/product-draft.ts'
import { plainFeed } from '../feeds/unpack.ts'
import { displayPrice } from '../catalogue/present.ts'
import { products } from '../catalogue/schema.ts'
import type { Feed, ImportEnv } from './feed-config.ts'
import { bodyOf, openCopy, requestFeed, storeCopy } from './fetch-feed.ts'
import { rehearse, type Rehearsal } from './rehearse.ts'
import { feedContext } from './import-step.ts'
import { sortByChange } from './sort-by-change.ts'
import { readKnown } from './known-products.ts'
import { SeenNumbers } from './seen-numbers.ts'

/** Somebody waits for it at a screen: what is not read by then is left out, and told. */
const maxMs = 20_000
const maxExamples = 12

export type Change = { itemId: string; name: string; was: string | null; is: string }

/** What an import would do now. */
export type Outlook = {
  failure: string | null
  rehearsal: Rehearsal | null
  added: number
  changed: number
  unchanged: number
  /** Products that the feed no longer has; null where it was not read to its end, or rows of it are lost. */
  gone: number | null
  examples: Change[]
}

/** The first of what would be new or another, for somebody to look at. */
const changeOf = (product: ProductDraft, was: string | null): Change => ({
  itemId: product.itemId,
  name: product.brand ? `${product.brand} | ${product.name}` : product.name,
  was,
  is: displayPrice(product),
})

/**
 * Reads a feed where the Worker runs and compares it with the shop, without a change to it. The feed's copy lies in the bucket
 * meanwhile.
 */
export async function rehearseHere(
  env: Pick<ImportEnv, 'CATALOGUE_DB' | 'CATALOGUE' | 'open'>,
  feed: Feed,
  mapping: FeedMapping | null,
): Promise<Outlook> {
  const key = `rehearsals/${newId()}`
  const until = Date.now() + maxMs
  const outlook: Outlook = {
    failure: null,
    rehearsal: null,
    added: 0,
    changed: 0,
    unchanged: 0,
    gone: null,
    examples: [],
  }
  const note = (change: Change) => outlook.examples.length < maxExamples && outlook.examples.push(change)

  async function compare(drafts: ProductDraft[]) {
    if (drafts.length === 0) return
    const known = await readKnown(env, feed.id, drafts)
    const nothing = { products: new SeenNumbers(), variants: new SeenNumbers() }
    const { counts, written } = sortByChange({ id: '', feed }, drafts, known, nothing)
    outlook.added += counts.added
    outlook.changed += counts.changed
    outlook.unchanged += counts.unchanged
    for (const { product } of written) {
      const before =
        known.byItem.get(product.itemId) ??
        known.colours.find(({ item_id: itemId }) => itemId === product.itemId)
      if (!before) note(changeOf(product, null))
      else {
        const { price_cents: priceCents, currency, availability } = before
        note(changeOf(product, displayPrice({ priceCents, currency, availability: availability as never })))
      }
    }
  }

  try {
    const response = await requestFeed(env, { ...feed, etag: null, lastModified: null })
    if (!response) throw new FeedFailure('The shop has nothing to read.')
    await storeCopy(env.CATALOGUE, key, plainFeed(bodyOf(response)))
    const rehearsal = await rehearse(await openCopy(env.CATALOGUE, key), feedContext({ ...feed, mapping }), {
      onProducts: compare,
      isOver: () => Date.now() > until,
    })
    const onSale = await openCatalogue(env.CATALOGUE_DB).$count(
      products,
      and(eq(products.feedId, feed.id), isNull(products.goneAt)),
    )
    const isSure = rehearsal.isWhole && rehearsal.lost === 0
    const gone = isSure ? Math.max(0, onSale - outlook.unchanged - outlook.changed) : null
    return { ...outlook, rehearsal, gone }
  } catch (fault) {
    if (!(fault instanceof FeedFailure)) throw fault
    return { ...outlook, failure: fault.message }
  } finally {
    await env.CATALOGUE.delete(key)
  }
}
