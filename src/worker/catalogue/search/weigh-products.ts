import { sql, type SQL } from 'drizzle-orm'
import type { SearchInput } from '#shared/catalogue.ts'
import { dollarsPerUnit } from '@cabine/sophia/vocabulary/exchange-rates.ts'
import { readHerSize } from '#shared/sizes/her-size.ts'
import { wordsOfHerSize } from '#shared/sizes/size-words.ts'
import { categoriesAsked } from '../queries.ts'
import { literal, unionAll } from './cut-into-slices.ts'
import { priceRangeOf, type Filter } from './match-filters.ts'
import { isAt, rateInSql } from '../index-place.ts'
import type { Question } from './question.ts'
import type { SizesAsked } from './sizes-asked.ts'

/** How much a match in each tier counts: every typed word in the name, another word for it, a word of the description. */
const tierWeights = [1, 0.6, 0.2]

/** Of products in several currencies. It is long, so it stands only where it is needed. */
export const dollars = sql`price_cents * ${sql.raw(rateInSql('currency'))}`

/** Ranks sold-out products lower and popular ones higher. */
const weight = sql`(1 + 0.06 * ln(1 + weighed.popularity)) * iif(weighed.shelf & 1, 1, 0.5)`

const mostlyOf = (categories: string[]) =>
  categories.length > 0 ? sql`iif(weighed.category in ${categories}, 2, 1)` : sql`1`

/** The colour that is asked for weighs more than a word of its name. */
const ofFamily = ({ asked }: Question) =>
  asked && asked.families.length > 0 ? sql`iif(weighed.colour_family in ${asked.families}, 2, 1)` : sql`1`

/** The colours of one design are one piece: of these one is shown, and all are counted once. */
const pieceOf = sql`iif(weighed.group_id = '', weighed.number, weighed.feed_id || ' ' || weighed.group_id)`

/** The filters, those first that the index of what is weighed answers by itself. */
const filterNames: Filter[] = ['category', 'brand', 'price', 'colour', 'size']

/** Whether a product's sizes have one of these words. */
const hasOneOf = (words: readonly string[]) =>
  sql`(${sql.join(
    words.map((word) => sql`instr(' ' || weighed.size_words || ' ', ${` ${word} `})`),
    sql` or `,
  )})`

const comesInOneOf = ({ words, labels }: SizesAsked) =>
  sql`(${sql.join(
    [
      ...(words.length > 0 ? [hasOneOf(words)] : []),
      ...labels.map((label) => sql`instr(lower(weighed.sizes), ${JSON.stringify(label)})`),
    ],
    sql` or `,
  )})`

/**
 * The filters by the products' own columns. What few match is told by these alone; and what the index's words say is made exact: a
 * brand's name may begin another's, a size be a word of another's, a price lies within its step.
 */
function exactOf(question: Question, asked: SearchInput): Partial<Record<Filter, SQL>> {
  const price = priceRangeOf(question, asked)
  const { brand, colour, size, fit } = asked
  const her = fit ? readHerSize(fit) : null
  const sizes = question.asked?.sizes
  const categories = categoriesAsked(asked.category)
  const rate = price?.currency ? dollarsPerUnit[price.currency] : undefined
  const own = rate === undefined ? sql`price_cents` : dollars
  const cents = (amount: number) => Math.round(amount * 100 * (rate ?? 1))
  return {
    ...(categories && { category: sql`weighed.category in ${categories}` }),
    ...(brand && { brand: sql`weighed.brand = ${brand} collate nocase` }),
    ...(price && { price: sql`${own} between ${cents(price.least)} and ${cents(price.most)}` }),
    ...(colour && {
      colour: sql`(weighed.colour_family = ${colour} collate nocase or instr(lower(weighed.colour), ${colour.toLowerCase()}))`,
    }),
    ...((size || her || sizes) && {
      size: sql.join(
        [
          // A row of json_each would be a row that is billed.
          ...(size ? [sql`instr(lower(weighed.sizes), lower(${JSON.stringify(size)}))`] : []),
          ...(her ? [hasOneOf(wordsOfHerSize(her))] : []),
          ...(sizes ? [comesInOneOf(sizes)] : []),
        ],
        sql` and `,
      ),
    }),
  }
}

/** The filters that are set. */
export function activeFilters(question: Question, asked: SearchInput): Filter[] {
  const exact = exactOf(question, asked)
  return filterNames.filter((name) => exact[name] !== undefined)
}

/** What walks have found, each as `place, tier`: the matches within all filters, and for each that is set, within all others. */
type Walks = { all: SQL; but: [Filter, SQL][] }

/** As bits of a number: the first stands for all filters, or for the first filter. */
const bit = (at: number) => literal(2 ** at)

/**
 * What was found, each product once and compared by its own columns, as common table expressions; the last is
 * `compared(number, …, piece, score, lists, lacked)`. Most is found both with a filter and without it. And SQLite takes an expression apart
 * anew for each that names it, with all that it names itself: prepared with a list of its own for each filter, a question with four of them
 * took longer than to answer it. What no list has is left out, since each facet reads all rows again; the limit keeps SQLite from comparing anew for
 * each word of that condition.
 */
export function weigh({ all, but }: Walks, question: Question, asked: SearchInput): SQL[] {
  const tiers = sql.join(
    tierWeights.map((one, tier) => sql`when ${literal(tier)} then ${literal(one)}`),
    sql` `,
  )
  const lists = [all, ...but.map(([, found]) => found)]
  const found = lists.map(
    (list, at) =>
      sql`select place, ${at === 0 ? sql`tier` : sql`null`} as tier, ${bit(at)} as list from (${list})`,
  )
  const among = lists.map((_, at) => sql`max(list & ${bit(at)})`)
  return [
    sql`found(place, tier, lists) as materialized (
      select place, min(tier), ${sql.join(among, sql` | `)} from (${unionAll(found)}) group by place)`,
    sql`compared as materialized (
      select * from (select weighed.number as number, ${pieceOf} as piece, brand, category, colour_family, sizes, price_cents, currency, lists,
        (case tier ${tiers} end) * ${weight} * ${mostlyOf(question.categories)} * ${ofFamily(question)} as score,
        ${lackedOf(exactOf(question, asked))} as lacked
      from found cross join products weighed indexed by products_weighed on ${isAt(sql`place`)}
      where weighed.gone_at is null limit -1)
      where lacked = 0 or lacked & (lacked - 1) = 0 and lists & (lacked << 1))`,
  ]
}

/** By these alone the product's own row is opened, which the index of what is weighed saves for all others. */
const dear: Filter[] = ['colour', 'size']

/** The filters that a product does not meet, as bits. Where it lacks two, no list has it, and no row is opened for the others. */
function lackedOf(exact: Partial<Record<Filter, SQL>>) {
  const set = filterNames.flatMap((name) =>
    exact[name] ? [{ name, lacks: sql`((${exact[name]}) is not true)` }] : [],
  )
  if (set.length === 0) return sql`0`
  const cheap = set.filter(({ name }) => !dear.includes(name)).map(({ lacks }) => lacks)
  const isOut = cheap.length > 1 ? sql`${sql.join(cheap, sql` + `)} > 1` : null
  return sql.join(
    set.map(
      ({ name, lacks }, at) =>
        sql`${bit(at)} * ${isOut && dear.includes(name) ? sql`iif(${isOut}, 1, ${lacks})` : lacks}`,
    ),
    sql` + `,
  )
}

/** Whether a product of `compared` meets all filters, or all but one, the `at`th that is set. */
export const isHit = sql`(lists & 1 and lacked = 0)`
export const isHitBut = (at: number) => sql`(lists & ${bit(at + 1)} and lacked & ~${bit(at)} = 0)`
