import { openCategories, type Categories } from '@cabine/sophia/catalogue/read-category.ts'
import { blockBytes, type Batch, type Place, type Refusal, type Remark } from './rows/batch-of-rows.ts'
import type { FeedMapping } from '#shared/office/feed-inputs.ts'
import type { Columns, Dialect } from './dialects/dialect.ts'
import { plain } from './dialects/plain.ts'
import { dialectNamed, findDialect } from './dialects/detect.ts'
import { FeedFailure } from './rows/feed-failure.ts'
import { beginningOf } from './detect-format.ts'
import type { FeedContext, ProductDraft } from './product-draft.ts'
import { readJson } from './read-json.ts'
import { readProduct, type ReadProduct } from './read-product.ts'
import { readTable } from './read-table.ts'
import { readXml } from './read-xml.ts'
import { columnName, type RawRow } from './rows/raw-row.ts'

/** An unpacked feed in UTF-8, which can be read at any position and repeatedly. */
export type PlainFeed = { size: number; read: (from: number, length: number) => Promise<Uint8Array> }

/** Where reading continues. */
export type Mark = { place: Place; dialect: string | null }

export type Stretch = { products: ProductDraft[]; refusals: Refusal[]; remarks: Remark[]; next: Mark }

const headBytes = 65_536
/** The bytes fetched at once: a stream that waits for the database between two blocks might be cut. */
const pieceBytes = 2 * blockBytes

async function* blocksFrom({ size, read }: PlainFeed, from: number) {
  for (let at = from; at < size; at += pieceBytes) {
    const piece = Buffer.from(await read(at, Math.min(pieceBytes, size - at)))
    for (let start = 0; start < piece.length; start += blockBytes) {
      yield piece.subarray(start, start + blockBytes)
    }
  }
}

function openPlace(
  place: Place,
  blocks: AsyncIterable<Buffer>,
  dialect: Dialect | null,
): AsyncIterable<Batch> {
  if (place.format === 'xml') return readXml(blocks, place)
  if (place.format === 'json') return readJson(blocks, place)
  return readTable(blocks, place, { joins: dialect?.joins, isOpenEnded: dialect?.name === 'Rakuten' })
}

const isTrailer = (row: RawRow) => row.size <= 2 && row.get('product_id')?.[0] === 'TRL'

/** The dialect with the columns that an editor has named. With these, any table can be read. */
function mapped(dialect: Dialect, mapping: FeedMapping | null): Dialect {
  if (!mapping) return dialect
  const own = Object.entries(mapping).map(([field, names]) => [field, names.map(columnName)])
  return { ...dialect, columns: { ...dialect.columns, ...(Object.fromEntries(own) as Columns) } }
}

function requireDialect(columns: Iterable<string>, mapping: FeedMapping | null): Dialect {
  const names = [...columns]
  const dialect = findDialect(names) ?? (mapping ? plain : null)
  if (dialect) return dialect
  const shown = names.slice(0, 8).join(', ')
  throw new FeedFailure(`No known kind of feed has these columns: ${shown}${names.length > 8 ? ' …' : ''}.`)
}

/** The name of a row in the report. */
const exampleOf = (row: RawRow, { columns }: Dialect) => {
  const names = [...(columns.id ?? []), ...(columns.title ?? [])]
  const said = names.map((name) => row.get(name)?.[0]).find(Boolean) ?? [...row.values()][0]?.[0] ?? ''
  return said.trim().slice(0, 80)
}

/** A product's variants, where it lists them itself. One that is not for sale is told once. */
function expanded(row: RawRow, dialect: Dialect) {
  const rows = dialect.refuse?.(row) ? null : dialect.expand?.(row)
  return rows ? { rows, isExpanded: true as const } : { rows: [row] }
}

function readRow(
  row: RawRow,
  dialect: Dialect,
  context: FeedContext,
  categories: Categories,
  isExpanded?: true,
): ReadProduct {
  try {
    const read = readProduct(dialect.adapt?.(row) ?? row, dialect, context, categories)
    return isExpanded && read.refused === undefined
      ? { ...read, product: { ...read.product, isExpanded } }
      : read
  } catch (fault) {
    return { refused: `the row broke the reader: ${String(fault).slice(0, 120)}`, isLost: true }
  }
}

/** Reads the products of a feed from `mark` on, or from its beginning, in stretches of some hundred rows. */
export async function* readFeed(
  feed: PlainFeed,
  mark: Mark | null,
  context: FeedContext,
): AsyncGenerator<Stretch> {
  const categories = await openCategories()
  const place = mark?.place ?? beginningOf(await feed.read(0, Math.min(headBytes, feed.size)))
  let dialect = mark?.dialect ? dialectNamed(mark.dialect) : null
  const { mapping = null } = context
  if (!dialect && place.format === 'table') dialect = requireDialect(place.columns, mapping)
  const from = place.format === 'json' ? 0 : place.offset
  const blocks = blocksFrom(feed, from)
  for await (const { rows, refusals, next } of openPlace(place, blocks, dialect)) {
    const products: ProductDraft[] = []
    const refused = [...refusals]
    const remarks: Remark[] = []
    for (const row of rows) {
      if (isTrailer(row)) continue
      dialect ??= requireDialect(row.keys(), mapping)
      const { rows: variants, isExpanded } = expanded(row, dialect)
      for (const variant of variants) {
        const read = readRow(variant, mapped(dialect, mapping), context, categories, isExpanded)
        const example = exampleOf(variant, dialect)
        if (read.refused === undefined) {
          products.push(read.product)
          for (const remark of read.remarks) remarks.push({ remark, example })
        } else refused.push({ reason: read.refused, example, isLost: read.isLost })
      }
    }
    yield { products, refusals: refused, remarks, next: { place: next, dialect: dialect?.name ?? null } }
  }
}

const formats = { xml: 'XML', table: 'table', json: 'JSON' }

/** Names the dialect and format for the report: 'Google Merchant, TSV'. */
export const dialectName = ({ next: { dialect, place } }: Stretch) =>
  dialect &&
  `${dialect}, ${place.format === 'table' && place.delimiter === '\t' ? 'TSV' : formats[place.format]}`
