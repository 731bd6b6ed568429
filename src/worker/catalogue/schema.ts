import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { placedKinds } from '#shared/office/placement.ts'
import type { WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { CollectionRule as EditorialRule, EditorialOrigin } from '#shared/editorial.ts'
import type { GarmentLandmarks } from '@cabine/engine/contract/garment-landmarks.ts'
import type {
  AnyCategory,
  Availability,
  ColourFamily,
  Department,
  ProductOccasion,
  Season,
} from '@cabine/sophia/vocabulary/product-categories.ts'
import type { Traits } from '@cabine/sophia/vocabulary/traits.ts'
import type { Delivery } from '#shared/delivery.ts'
import type { SizeSystem } from '#shared/sizes/size-systems.ts'
import type { SizeChart } from '#shared/size-chart.ts'
import type { FeedMapping } from '#shared/office/feed-inputs.ts'
import { oneOf } from '../lib/one-of.ts'
import { priceStepOf, shelfOf } from './index-place.ts'

const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false)
const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })
const list = <Item>(name: string) =>
  text(name, { mode: 'json' })
    .$type<Item[]>()
    .notNull()
    .default(sql`'[]'`)

/** The product feeds, and how the last import of each went. */
export const feeds = sqliteTable(
  'feeds',
  {
    /** The operator's own name for the feed, a slug. */
    id: text('id').primaryKey(),
    address: text('address').notNull(),
    /** `hand`: imported by a command, so the cron does not touch it. */
    kind: text('kind', { enum: ['feed', 'shopmy', 'hand'] }).notNull(),
    isSample: flag('is_sample'),
    /**
     * The validator of the imported version, for the next conditional request; without one from the shop, 'sha256:' and
     * the digest of the content.
     */
    etag: text('etag'),
    lastModified: text('last_modified'),
    checkedAt: moment('checked_at'),
    importedAt: moment('imported_at'),
    /** Since when nothing is imported of it, because an editor said so. */
    pausedAt: moment('paused_at'),
    /** Where an editor says that fields are found, instead of where the dialect looks for them. */
    mapping: text('mapping', { mode: 'json' }).$type<FeedMapping>(),
  },
  (t) => [check('feeds_kinds', oneOf(t.kind))],
)

/**
 * The enumerated columns have no CHECK: SQLite adds one only by copying the table, and this one holds a shop's 100,000
 * rows with nine indexes and a full-text index. The importer validates each value before it writes.
 */
export const products = sqliteTable(
  'products',
  {
    /** The full-text index refers to it, so it must survive a VACUUM. */
    number: integer('number').primaryKey({ autoIncrement: true }),
    /** A digest of feed and item id, so that the same product has the same id after every import. */
    id: text('id').notNull(),
    /** No foreign key: products outlive the feed that they came from. */
    feedId: text('feed_id').notNull(),
    /** The merchant's own id. */
    itemId: text('item_id').notNull(),
    /** Shared by the colours of one product; empty when it has none. */
    groupId: text('group_id').notNull().default(''),
    /** The colour within its group (imports/variant-parts.ts); null where the shop names no group, and a row of the feed is the product. */
    colourKey: text('colour_key'),
    brand: text('brand').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    category: text('category').$type<AnyCategory>().notNull(),
    department: text('department').$type<Department>().notNull().default('women'),
    colour: text('colour').notNull().default(''),
    colourFamily: text('colour_family').$type<ColourFamily>(),
    material: text('material').notNull().default(''),
    /** By what else it is found: what its texts mean in English, and Japanese and Chinese texts in pairs of characters. */
    searchWords: text('search_words').notNull().default(''),
    /** Those that can be had; all where none can. */
    sizes: list<string>('sizes'),
    /** These as words of the index (shared/sizes/size-words.ts), blanks between them. */
    sizeWords: text('size_words').notNull().default(''),
    occasions: list<ProductOccasion>('occasions'),
    season: text('season').$type<Season>().notNull().default('all'),
    /** In hundredths of the currency. */
    priceCents: integer('price_cents'),
    /** What its dearest size costs; null where all cost the same. */
    maxPriceCents: integer('most_price_cents'),
    listPriceCents: integer('list_price_cents'),
    currency: text('currency').notNull(),
    availability: text('availability').$type<Availability>().notNull(),
    /** In how many colours its group is sold, as the last import of its feed found it (imports/settle-sizes.ts). */
    colourCount: integer('colour_count').notNull().default(1),
    productUrl: text('product_url').notNull(),
    imageUrl: text('image_url').notNull(),
    additionalImages: list<string>('additional_images'),
    dominantColour: text('dominant_colour'),
    garmentCategory: text('garment_category').$type<WornCategory>(),
    landmarks: text('landmarks', { mode: 'json' }).$type<GarmentLandmarks>(),
    /** The address of the piece as it is sewn (packages/engine/src/cloth/sewn-garment.ts). */
    sewnUrl: text('sewn_url'),
    sizeChart: text('size_chart', { mode: 'json' }).$type<SizeChart>(),
    /** In which system the shop counts its sizes, where it says so. */
    sizeSystem: text('size_system').$type<SizeSystem>(),
    /** What it is, as the import read it of the shop's words and the picture; null of pieces that were imported before. */
    traits: text('traits', { mode: 'json' }).$type<Traits>(),
    /** What the shop says of delivery and returns. */
    delivery: text('delivery', { mode: 'json' }).$type<Delivery>(),
    isSample: flag('is_sample'),
    isLuxe: flag('is_luxe'),
    /** Clicks, saves and try-ons of the last weeks, counted by the cron; lists are sorted by it. */
    popularity: integer('popularity').notNull().default(0),
    /** Where it stands in the index: index-place.ts. */
    shelf: integer('shelf').generatedAlwaysAs(shelfOf, { mode: 'virtual' }),
    priceStep: integer('price_step').generatedAlwaysAs(priceStepOf('own'), { mode: 'virtual' }),
    dollarStep: integer('dollar_step').generatedAlwaysAs(priceStepOf('dollars'), { mode: 'virtual' }),
    /** A digest of the feed's values: an unchanged row is not written again. */
    contentHash: text('content_hash').notNull(),
    /**
     * The last import that wrote it; imports that only saw it unchanged are recorded in `import_seen`. No foreign
     * key: imports are deleted after a while, and their products stay.
     */
    importId: text('import_id').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Since when its feed no longer has it, or its link is dead. */
    goneAt: moment('gone_at'),
  },
  (t) => [
    uniqueIndex('products_by_id').on(t.id),
    uniqueIndex('products_by_item').on(t.feedId, t.itemId),
    // Its group's colours. Of one colour there is one product, whichever stretch of a feed has met it first.
    uniqueIndex('products_of_group')
      .on(t.feedId, t.groupId, t.colourKey)
      .where(sql`${t.colourKey} is not null`),
    index('products_by_image').on(t.imageUrl),
    index('products_by_link').on(t.productUrl),
    index('products_on_shelf')
      .on(t.category, t.popularity, t.number)
      .where(sql`${t.goneAt} is null`),
    index('products_by_popularity')
      .on(t.popularity, t.number)
      .where(sql`${t.goneAt} is null`),
    index('products_by_brand')
      .on(sql`${t.brand} collate nocase`, t.popularity)
      .where(sql`${t.goneAt} is null`),
    // All that a search reads of the products that it weighs, in the order of the index.
    index('products_weighed')
      .on(
        t.shelf,
        t.number,
        t.brand,
        t.category,
        t.colourFamily,
        t.sizes,
        t.priceCents,
        t.currency,
        t.popularity,
      )
      .where(sql`${t.goneAt} is null`),
    index('products_of_luxe')
      .on(t.number)
      .where(sql`${t.isLuxe}`),
    index('products_gone')
      .on(t.goneAt)
      .where(sql`${t.goneAt} is not null`),
  ],
)

/**
 * The sizes of a product as a feed lists them: a row of the feed each, with its own price, stock and page. What all of them are
 * together stands in the product itself, so that no list reads these. A trigger deletes them with their product.
 */
export const productVariants = sqliteTable(
  'product_variants',
  {
    number: integer('number').primaryKey({ autoIncrement: true }),
    /** A digest of feed and item, as a product's: by it and by its page's address its product is found. */
    id: text('id').notNull(),
    productNumber: integer('product_number').notNull(),
    /** As the feed names them, seldom more than one. */
    sizes: list<string>('sizes'),
    sizeWords: text('size_words').notNull().default(''),
    /** Where it stands among the sizes, from small to large. */
    place: integer('place').notNull(),
    priceCents: integer('price_cents'),
    listPriceCents: integer('list_price_cents'),
    currency: text('currency').notNull(),
    availability: text('availability').$type<Availability>().notNull(),
    productUrl: text('product_url').notNull(),
    /** Somebody may have saved just this one, so what is new of it is told. */
    isWatched: flag('is_watched'),
    contentHash: text('content_hash').notNull(),
    importId: text('import_id').notNull(),
    /** Since when its feed no longer has it, while the product itself is still there. */
    goneAt: moment('gone_at'),
  },
  (t) => [
    uniqueIndex('product_variants_by_id').on(t.id),
    index('product_variants_of_product').on(t.productNumber),
    index('product_variants_by_link').on(t.productUrl),
  ],
)

/** One row for each change of price or availability. Price alerts read it. */
export const priceHistory = sqliteTable(
  'price_history',
  {
    /**
     * No foreign key: rows are written in the batch of their products, a thousand at a time. The sweep deletes them with
     * their product.
     */
    productId: text('product_id').notNull(),
    at: moment('at').notNull(),
    priceCents: integer('price_cents'),
    currency: text('currency').notNull(),
    /** No CHECK: SQLite adds one only by copying the table, and this one holds every change of every product. */
    availability: text('availability').$type<Availability | 'gone'>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.at] })],
)

/** One import of one feed, from its first byte to its report. */
export const imports = sqliteTable(
  'imports',
  {
    id: text('id').primaryKey(),
    /** No foreign key: the report of an import stays when the operator removes its feed. */
    feedId: text('feed_id').notNull(),
    state: text('state', { enum: ['fetching', 'reading', 'done', 'failed'] }).notNull(),
    /** Why the import failed; null while it runs and after success. */
    failure: text('failure'),
    dialect: text('dialect'),
    /** Where to continue; only the reader interprets it. */
    cursor: text('cursor', { mode: 'json' }).$type<unknown>(),
    /** The run that holds the lease works on it until then; others leave it alone. */
    leaseUntil: moment('lease_until'),
    runs: integer('runs').notNull().default(0),
    byteCount: integer('byte_count').notNull().default(0),
    readCount: integer('read_count').notNull().default(0),
    addedCount: integer('added_count').notNull().default(0),
    changedCount: integer('changed_count').notNull().default(0),
    unchangedCount: integer('unchanged_count').notNull().default(0),
    skippedCount: integer('skipped_count').notNull().default(0),
    /** Rows that could not be read at all: an import that has any marks no product as gone. */
    lostCount: integer('lost_count').notNull().default(0),
    /** Rows that are a further size of a product that an earlier row has counted. */
    variantCount: integer('variant_count').notNull().default(0),
    goneCount: integer('gone_count').notNull().default(0),
    /** Skipped and lost rows by reason, each with a count and its first examples; and what was remarked of products. */
    reasons: text('reasons', { mode: 'json' })
      .$type<Record<string, { count: number; examples: string[]; isRemark?: boolean }>>()
      .notNull()
      .default(sql`'{}'`),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    index('imports_by_feed').on(t.feedId, t.startedAt),
    index('imports_by_state').on(t.state),
    check('imports_states', oneOf(t.state)),
  ],
)

/**
 * The products that a running import found unchanged, one row for some hundred: writing each product again, only to
 * say that it is still there, would be most of an import's writes. Empty once the import is over.
 */
export const importSeen = sqliteTable(
  'import_seen',
  {
    /** No foreign key: the rows are deleted when the import ends, whatever its result. */
    importId: text('import_id').notNull(),
    /** The number of the stretch of the feed. */
    stretch: integer('stretch').notNull(),
    /** Numbers of products as JSON. */
    numbers: text('numbers').notNull(),
    /** Numbers of variants as JSON. */
    variants: text('variants').notNull().default('[]'),
  },
  (t) => [primaryKey({ columns: [t.importId, t.stretch] })],
)

/**
 * The rule by which a collection selects products besides its pinned ones: the editors' criteria, or a whole feed.
 * All given fields must match.
 */
export type CollectionRule = EditorialRule & { feedId?: string }

export const collections = sqliteTable(
  'collections',
  {
    slug: text('slug').primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** `editorial` collections are shown as tiles; `call` ones only answer the specification's calls. */
    kind: text('kind', { enum: ['editorial', 'call'] }).notNull(),
    /** An exclusive collection: everybody sees its pieces, and its links need Luxe. */
    isPremium: flag('is_premium'),
    imageUrl: text('image_url').notNull().default(''),
    /** Ids of products that come first, in this order. */
    pinned: list<string>('pinned'),
    rule: text('rule', { mode: 'json' }).$type<CollectionRule>(),
    position: integer('position').notNull().default(0),
    origin: text('origin').$type<EditorialOrigin>().notNull().default('sample'),
  },
  (t) => [check('collections_kinds', oneOf(t.kind))],
)

/**
 * Where and when a collection, a preset or an outfit of Explore is shown, as an editor decided. It stands apart from what it is
 * about, so that no import of a plan forgets it.
 */
export const placements = sqliteTable(
  'placements',
  {
    kind: text('kind', { enum: placedKinds }).notNull(),
    /** Of the collection, the preset or the outfit. No foreign key: the next import may bring it back. */
    id: text('id').notNull(),
    /** Its place in the list, lowest first; null where its own position counts, after those that have one. */
    place: integer('place'),
    shownFrom: moment('shown_from'),
    shownUntil: moment('shown_until'),
    /** Countries by their two letters; none for everywhere. */
    markets: list<string>('markets'),
    isHidden: flag('is_hidden'),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] }), check('placements_kinds', oneOf(t.kind))],
)

/** How many shoppers followed a shop link, by product, day (UTC, 'YYYY-MM-DD') and place, never by whom. */
export const productClicks = sqliteTable(
  'product_clicks',
  {
    /** No foreign key: a click counts, whatever has become of the product since the page was rendered. */
    productId: text('product_id').notNull(),
    day: text('day').notNull(),
    place: text('place').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.day, t.place] }), index('product_clicks_by_day').on(t.day)],
)

/**
 * How often shoppers saved a product or tried it on, by day (UTC, 'YYYY-MM-DD'), never who: whose hearts they are is in
 * the accounts' database.
 */
export const productSigns = sqliteTable(
  'product_signs',
  {
    productId: text('product_id').notNull(),
    day: text('day').notNull(),
    hearts: integer('hearts').notNull().default(0),
    tries: integer('tries').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.productId, t.day] }), index('product_signs_by_day').on(t.day)],
)

/**
 * What is new of a product and may be told to those who saved it: written by a trigger with the row of its price history,
 * and deleted once they are told (wishlist/tell-savers.ts).
 */
export const productNews = sqliteTable(
  'product_news',
  {
    number: integer('number').primaryKey({ autoIncrement: true }),
    productId: text('product_id').notNull(),
    /** Where it is news of one size alone: its variant. Those are told who chose it. */
    variantId: text('variant_id').notNull().default(''),
    at: integer('at').notNull(),
    kind: text('kind', { enum: ['price_drop', 'back_in_stock'] }).notNull(),
    /** The notification's own data. */
    data: text('data', { mode: 'json' }).$type<object>().notNull(),
    /** The row of the last heart whose shopper was told. */
    toldUpTo: integer('told_up_to').notNull().default(0),
  },
  (t) => [
    uniqueIndex('product_news_once').on(t.productId, t.at, t.variantId),
    check('product_news_kinds', oneOf(t.kind)),
  ],
)

/** Words that editors say mean the same, besides those of the code (packages/sophia/src/languages/en/synonyms.ts): a row a group. */
export const searchSynonyms = sqliteTable('search_synonyms', {
  number: integer('number').primaryKey(),
  /** Phrases of any language, of up to three words. */
  phrases: list<string>('phrases'),
})

/** Products that come first where a question is asked, as editors say. */
export const searchPins = sqliteTable('search_pins', {
  /** Folded words, with single blanks. */
  question: text('question').primaryKey(),
  productIds: list<string>('product_ids'),
})

/** Questions without a result: words alone, never by whom. */
export const searchMisses = sqliteTable(
  'search_misses',
  {
    /** Folded words, with single blanks. */
    question: text('question').primaryKey(),
    count: integer('count').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (t) => [index('search_misses_by_time').on(t.lastAt)],
)

/** The results of checking whether the shops' pages still answer. */
export const linkChecks = sqliteTable(
  'link_checks',
  {
    /** No foreign key: the sweep deletes the row with its product. */
    productId: text('product_id').primaryKey(),
    checkedAt: moment('checked_at').notNull(),
    /** The HTTP status, or null without an answer. */
    status: integer('status'),
    /** The number of failures in a row. */
    failures: integer('failures').notNull(),
  },
  (t) => [
    index('link_checks_by_age').on(t.checkedAt),
    index('link_checks_failing')
      .on(t.checkedAt)
      .where(sql`${t.failures} > 0`),
  ],
)
