import { and, eq, inArray } from 'drizzle-orm'
import type { ChatProductsInput } from '#shared/catalogue.ts'
import { productCategories } from '@cabine/sophia/vocabulary/product-categories.ts'
import { neighboursOf } from '@cabine/sophia/styling/brief.ts'
import { catalogueOccasions, choiceOf } from '@cabine/sophia/answering/pieces/chat-choices.ts'
import {
  designsOf,
  enoughDesigns,
  rankForChat,
  type ChatAsked,
} from '@cabine/sophia/answering/pieces/rank.ts'
import { asWorn } from '@cabine/sophia/styling/piece.ts'
import { isFor } from './collections.ts'
import { listColumns, presentProduct, stylistFacts, type ProductRow } from './present.ts'
import { byPopularity, isOnSale, isOpen, isPresentable } from './queries.ts'
import { products } from './schema.ts'
import { readAnswer, type Store } from './cached-list.ts'
import { spread } from './spread-list.ts'

const pageSize = 12
const maxProducts = 60
const maxOfABrand = 3
const maxCandidates = 200

/** All products found; the first page ends with the best matches. */
type Answer = { products: ReturnType<typeof present>[]; first: number }

/** The fields of the specification, and the product as every list of the shop shows it. */
function present(row: ProductRow) {
  const product = presentProduct(row)
  const { id, title, brand, price, image_url, product_url } = product
  return {
    id,
    name: title,
    brand,
    price,
    image: image_url,
    link: product_url,
    product: { ...product, ...stylistFacts(row) },
  }
}

const columns = { ...listColumns, material: products.material, season: products.season }

/**
 * The most popular products of a category for an occasion, and for neighbouring occasions where the stylist considers
 * them. Those in `colours` alone, where some are given.
 */
function listRows(
  { db }: Store,
  { category, occasion }: Asked,
  isWide: boolean,
  colours: Asked['colours'] = [],
) {
  const named = occasion ? [...catalogueOccasions[occasion]] : []
  const occasions = isWide ? [...named, ...neighboursOf(named)] : named
  return db
    .select(columns)
    .from(products)
    .where(
      and(
        isOnSale,
        category && eq(products.category, category),
        occasions.length > 0 ? isFor(occasions) : undefined,
        isWide ? inArray(products.department, ['women', 'unisex']) : undefined,
        colours.length > 0 ? inArray(products.colourFamily, [...colours]) : undefined,
        isPresentable,
        isOpen,
      ),
    )
    .orderBy(...byPopularity)
    .limit(maxCandidates)
}

type Pages<Row> = [first: Row[], rest: Row[]]

/** Limits each brand on the first page; the rest follows. */
function inPages<Row extends ProductRow>(rows: Row[], most: number): Pages<Row> {
  const first = spread(rows, { most, maxOfABrand })
  return [first, spread(without(rows, first), { most: maxProducts - first.length })]
}

/** Leaves out the shown designs in their other colours as well. */
function without<Row extends ProductRow>(rows: Row[], shown: Row[]) {
  const groups = new Set(shown.map(({ groupId }) => groupId).filter(Boolean))
  return rows.filter((row) => !shown.includes(row) && !groups.has(row.groupId))
}

/** Adds second colours where there are few designs. */
function withColours<Row extends ProductRow>(rows: Row[], shown: Row[]) {
  const missing = Math.max(0, enoughDesigns - shown.length)
  const others = spread(
    rows.filter((row) => !shown.includes(row)),
    { most: missing },
  )
  return [...shown, ...others]
}

const answerOf = ([first, rest]: Pages<ProductRow>): Answer => ({
  products: [...first, ...rest].map(present),
  first: first.length,
})

/** A mixed page, and then everything in every colour, which is the full collection of the chat. */
async function findWanted(store: Store, asked: Asked): Promise<Answer> {
  const rows = await listRows(store, asked, false)
  const first = spread(rows, { most: pageSize, maxOfABrand })
  const rest = rows.filter((row) => !first.includes(row))
  return answerOf([first, rest.slice(0, maxProducts - first.length)])
}

async function findSuitable(store: Store, asked: Asked): Promise<Answer> {
  const { colours } = asked
  // Among the most popular of a large shop hardly one may be in her colour.
  const inColours = colours.length > 0 ? await listRows(store, asked, true, colours) : []
  const rows = [...inColours, ...(await listRows(store, asked, true))]
  const { pieces, ofVibe } = rankForChat(
    [...new Map(rows.map((row) => [row.id, row])).values()].flatMap((row) => {
      const worn = asWorn(row)
      return worn ? { ...worn, ...row } : []
    }),
    asked,
  )
  // Some pieces that do not quite have the vibe are better than almost none.
  const most = asked.vibe ? Math.max(enoughDesigns, designsOf(pieces.slice(0, ofVibe))) : pageSize
  const [first, rest] = inPages(pieces, Math.min(pageSize, most))
  return answerOf(rest.length > 0 ? [first, rest] : [withColours(pieces, first), []])
}

function readAsked({ category, occasion, vibe, weather, colours, most }: ChatProductsInput) {
  const known: ChatAsked = {
    occasion: choiceOf('occasion', occasion),
    vibe: choiceOf('vibe', vibe),
    weather: choiceOf('weather', weather),
    maxCents: most === undefined ? null : most * 100,
    colours,
  }
  return { ...known, category: productCategories.find((one) => one === category.toLowerCase()) }
}
type Asked = ReturnType<typeof readAsked>

/**
 * The products that the stylist shows in her chat. An unknown occasion accepts any piece. With a vibe, a weather, a colour or a
 * limit the rules choose; without them the most popular come first.
 */
export async function listChatProducts(store: Store, input: ChatProductsInput) {
  const asked = readAsked(input)
  const { category, occasion, vibe, weather, maxCents, colours } = asked
  const chooses = vibe !== null || weather !== null || maxCents !== null || colours.length > 0
  // The name contains only known values, so there are no more answers than combinations of chips.
  const name = `chat:${[category, occasion, vibe, weather, maxCents, colours.join('+') || null].map((one) => one ?? '').join(':')}`
  const answer = await readAnswer(store, name, () => (chooses ? findSuitable : findWanted)(store, asked))
  const { page } = input
  const from = page === 1 ? 0 : answer.first + (page - 2) * pageSize
  const to = answer.first + (page - 1) * pageSize
  return { products: answer.products.slice(from, to), more: answer.products.length > to }
}
