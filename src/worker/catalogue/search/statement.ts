import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { SearchInput } from '#shared/catalogue.ts'
import { dollarsPerUnit } from '#shared/exchange-rates.ts'
import type { CatalogueDb } from '../../lib/db.ts'
import { decodeRow, jsonOf, readOne } from '../../lib/rows.ts'
import { listColumns } from '../present.ts'
import { products } from '../schema.ts'
import { filtersOf, priceRangeOf, tiersOf, within, type Filter } from './match.ts'
import { allSteps, isAt, placeInSql, rateInSql } from './place.ts'
import type { Question } from './question.ts'

export const pageSize = 48
const mostOfAFacet = 60

/** A number of ours, as text of the statement: D1 binds a hundred values. */
const literal = (value: number) => sql.raw(String(value))

/**
 * So many of the matches are weighed, from the index's beginning on, where the popular and the new ones are. Whoever asks
 * for something that ten thousand products are is shown the best of these, and told that there are more.
 */
export const mostWeighed = 600
/** So many for a facet whose own filter is set: of these only the counts are wanted. */
const mostWeighedBesides = 300
/** Counting goes no further. */
const mostCounted = 1_000

/** How much a match in each tier counts: every typed word in the name, another word for it, a word of the description. */
const tierWeights = [1, 0.6, 0.2]

const orders: Record<SearchInput['sort'], SQL> = {
  relevance: sql`score desc, number desc`,
  'price-up': sql`dollars is null, dollars, number desc`,
  'price-down': sql`dollars desc, number desc`,
  new: sql`number desc`,
}

/** The places of the matches, the highest shelf first, at most so many. Without an expression everything matches. */
const placesOf = (match: string | null, most: SQL) =>
  match === null
    ? sql`select ${placeInSql} as place from products indexed by products_weighed
        where gone_at is null order by shelf desc, number desc limit ${most}`
    : sql`select rowid as place from product_search where product_search match ${match} limit ${most}`

/** As many as are weighed, if those found before are fewer; else none, and the index is not asked. */
const whileFew = (before: SQL[]) =>
  sql`${literal(mostWeighed)} * (${
    before.length === 0
      ? literal(1)
      : sql.join(
          before.map((one) => sql`(select n from ${one}) < ${literal(mostWeighed)}`),
          sql` and `,
        )
  })`

/**
 * So many words have few products together, whose prices are compared exactly once they are weighed: the long lists of price
 * steps would cost more than the rest of the search. They narrow only where more match than are weighed.
 */
const manyWords = 3

const months = 18

/**
 * By which words of the index more is taken where more match than are weighed: those that split all products by what they are
 * ordered by, the first ones first, each with a filter that was deferred.
 */
function slicesOf(sort: SearchInput['sort'], now: Date, deferred: string | null): string[] {
  if (sort === 'relevance') return deferred === null ? [] : [deferred]
  return orderOf(sort, now).map((slice) => (deferred === null ? slice : `${slice} AND ${deferred}`))
}

function orderOf(sort: SearchInput['sort'], now: Date): string[] {
  if (sort !== 'new') {
    const octaves = allSteps.flatMap((step, i) =>
      i % 2 === 0 ? [`{facts} : ("u${step}" OR "u${step + 1}")`] : [],
    )
    return sort === 'price-up' ? octaves : octaves.toReversed()
  }
  return Array.from({ length: months }, (_, ago) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago))
    return `{facts} : "m${month.toISOString().slice(0, 7).replace('-', '')}"`
  })
}

/**
 * Common table expressions that end in `matches(place, tier)`, the matches that are weighed, and `cut(is_cut)`, which says whether
 * there are more.
 */
function cut(tiers: (string | null)[], filters: (string | null)[], slices: string[]): SQL[] {
  const name = (part: string, at: number) => sql.raw(`${part}_${at}`)
  const counted: SQL[] = []
  const parts = tiers.flatMap((tier, at) => {
    const places = placesOf(within(tier, filters), whileFew([...counted]))
    counted.push(name('counted', at))
    // Every count reads what it counts, and is asked for more than once.
    return [
      sql`${name('tier', at)} as materialized (select place, ${literal(at)} as tier from (${places}))`,
      sql`${name('counted', at)} as materialized (select count(*) as n from ${name('tier', at)})`,
    ]
  })
  const last = tiers.length - 1
  const isCut = sql`(select max(n) from (${sql.join(
    counted.map((one) => sql`select n from ${one}`),
    sql` union all `,
  )})) >= ${literal(mostWeighed)}`
  const taken = tiers.map((_, at) => sql`select place, tier from ${name('tier', at)}`)
  let matches = sql.join(taken, sql` union all `)
  // More than are weighed: what comes first is taken slice by slice. The most popular are left where these are too few.
  if (slices.length > 0) {
    const expressions = slices.map((slice) => within(tiers.at(-1) ?? null, [...filters, slice]))
    parts.push(sql`sliced as materialized (
      select search.rowid as place, ${literal(last)} as tier
      from json_each(${JSON.stringify(expressions)}) slice cross join product_search search
      where product_search match slice.value limit ${literal(mostWeighed)} * (${isCut}))`)
    matches = sql`select place, tier from sliced union all
      select place, tier from (${matches}) where (select count(*) from sliced) < ${literal(mostWeighed)}`
  }
  return [
    ...parts,
    sql`cut as materialized (select ${isCut} as is_cut)`,
    sql`matches as materialized (select place, min(tier) as tier from (${matches}) group by place)`,
  ]
}

/** Ranks sold-out products lower and popular ones higher. */
const weight = sql`(1 + 0.06 * ln(1 + weighed.popularity)) * iif(weighed.shelf & 1, 1, 0.5)`

const mostlyOf = (categories: string[]) =>
  categories.length > 0 ? sql`iif(weighed.category in ${categories}, 2, 1)` : sql`1`

/** The products at the places that a cut has, with what facets count. */
function weigh(name: string, from: string, question: Question, exact: SQL[]) {
  const tiers = sql.join(
    tierWeights.map((one, tier) => sql`when ${literal(tier)} then ${literal(one)}`),
    sql` `,
  )
  const where = sql.join([sql`weighed.gone_at is null`, ...exact], sql` and `)
  return sql`${sql.raw(name)} as materialized (
    select weighed.number as number, brand, category, colour_family, sizes, price_cents,
      price_cents * ${sql.raw(rateInSql('currency'))} as dollars,
      (case tier ${tiers} end) * ${weight} * ${mostlyOf(question.categories)} as score
    from ${sql.raw(from)} cross join products weighed indexed by products_weighed on ${isAt(sql`place`)}
    where ${where})`
}

/** What the index's words say only roughly: a brand's name may begin another's, a price lies within its step. */
function exactOf(question: Question, asked: SearchInput): Partial<Record<Filter, SQL>> {
  const price = priceRangeOf(question, asked)
  const { brand } = asked
  const rate = price?.currency ? dollarsPerUnit[price.currency] : undefined
  const own =
    rate === undefined ? sql`weighed.price_cents` : sql`price_cents * ${sql.raw(rateInSql('currency'))}`
  const cents = (amount: number) => Math.round(amount * 100 * (rate ?? 1))
  return {
    ...(brand && { brand: sql`weighed.brand = ${brand} collate nocase` }),
    ...(price && { price: sql`${own} between ${cents(price.least)} and ${cents(price.most)}` }),
  }
}

const facetFilters = ['brand', 'colour', 'category', 'size', 'price'] as const satisfies Filter[]

/**
 * One statement with one row: the count, a page of results, the facets, and which of the words any product has. A facet leaves
 * its own filter out, so where that is set it has matches of its own.
 */
export function searchStatement(question: Question, asked: SearchInput, offset: number, now = new Date()) {
  const tiers = tiersOf(question)
  const filters = filtersOf(question, asked)
  const isDeferred = filters.price !== null && question.terms.length >= manyWords
  const exact = exactOf(question, asked)
  const but = (one?: Filter) => facetFilters.filter((name) => name !== one)
  const filtersBut = (one?: Filter) =>
    but(one).map((name) => (name === 'price' && isDeferred ? null : filters[name]))
  const exactBut = (one?: Filter) => but(one).flatMap((name) => exact[name] ?? [])
  const active = facetFilters.filter((name) => filters[name] !== null || exact[name] !== undefined)
  const parts = [
    ...cut(tiers, filtersBut(), slicesOf(asked.sort, now, isDeferred ? filters.price : null)),
    weigh('hits', 'matches', question, exactBut()),
    ...active.flatMap((name) => [
      // Of these only their counts are wanted, so the widest tier will do.
      sql`${sql.raw(`matches_but_${name}`)} as materialized (
        select place, 0 as tier from (${placesOf(within(tiers.at(-1) ?? null, filtersBut(name)), literal(mostWeighedBesides))}))`,
      weigh(`hits_but_${name}`, `matches_but_${name}`, question, exactBut(name)),
    ]),
  ]
  const hitsFor = (name: Filter) => sql.raw(active.includes(name) ? `hits_but_${name}` : 'hits')
  const countsOf = (column: SQL, name: Filter) =>
    sql`select ${column} as value, count(*) as n from ${hitsFor(name)} group by 1`
  // Shops have few different lists of sizes, so each list is split once instead of once a product.
  const sizes = sql`select size.value as value, n
    from (${countsOf(sql`sizes`, 'size')}) lists, json_each(lists.value) size`
  const facet = (counts: SQL) => sql`
    (select json_group_array(json_array(value, count)) from (
      select value, sum(n) as count from (${counts})
      where value <> '' group by value order by count desc, value limit ${literal(mostOfAFacet)}))`
  const best = sql`select number as hit from hits order by ${orders[asked.sort]} limit ${literal(pageSize)} offset ${literal(offset)}`
  const terms = JSON.stringify(question.terms.map(({ match }) => match))
  const nearby = JSON.stringify(
    withoutOne(question).map((less) => within(tiersOf(less).at(-1) ?? null, filtersBut())),
  )
  const everything = placesOf(
    within(tiers.at(-1) ?? null, Object.values(filters)),
    sql`${literal(mostCounted)} * (select is_cut from cut)`,
  )
  return sql`
    with ${sql.join(parts, sql`, `)},
      summary as materialized (select count(*) as n, json_array(min(price_cents), max(price_cents)) as price from hits)
    select
      max((select n from summary), (select count(*) from (${everything}))) as total,
      (select is_cut from cut) as is_cut,
      ${facet(countsOf(sql`brand`, 'brand'))} as brands,
      ${facet(countsOf(sql`colour_family`, 'colour'))} as colours,
      ${facet(countsOf(sql`category`, 'category'))} as categories,
      ${facet(sizes)} as sizes,
      ${pricesOf(active.includes('price'))} as price,
      (select json_group_array(json(row)) from (
        select ${rowAsJson} as row from (select hit, row_number() over () as place from (${best}))
        join ${products} on ${products.number} = hit order by place)) as page,
      (select json_group_array(key) from json_each(${terms}) where exists (
        select 1 from product_search where product_search match value)) as known,
      (select key from json_each(${nearby}) where (select n from summary) = 0 and exists (
        select 1 from product_search where product_search match value) limit 1) as near`
}

/**
 * The question without one of its terms, in the order in which they are let go: what was typed first goes first, and the word that
 * names the kind of piece stays as long as it can.
 */
export function withoutOne(question: Question): Question[] {
  const { terms } = question
  if (terms.length < 2) return []
  const places = [...terms.keys()]
  const isKind = (place: number) => terms[place]?.isKind === true
  const order = [...places.filter((place) => !isKind(place)), ...places.filter(isKind).toReversed()]
  return order.map((place) => {
    const kept = terms.toSpliced(place, 1)
    return { ...question, terms: kept, words: kept.flatMap(({ words }) => words) }
  })
}

/** The lowest and the highest price, without regard to the filter by price. */
const pricesOf = (isFiltered: boolean) =>
  isFiltered
    ? sql`(select json_array(min(price_cents), max(price_cents)) from hits_but_price)`
    : sql`(select price from summary)`

const rowAsJson = sql`json_array(${sql.join(Object.values(listColumns), sql`, `)})`

type Counts = [value: string, count: number][]

/** The statement's one row. */
const foundRow = v.object({
  total: v.number(),
  is_cut: v.number(),
  brands: jsonOf<Counts>(),
  colours: jsonOf<Counts>(),
  categories: jsonOf<Counts>(),
  sizes: jsonOf<Counts>(),
  price: jsonOf<[number | null, number | null]>(),
  page: jsonOf<unknown[][]>(),
  /** The positions of the terms that some product has. */
  known: jsonOf<number[]>(),
  /** Where nothing is found: which question without one term finds something (`withoutOne`). */
  near: v.nullable(v.number()),
})

/** What the statement finds, with every product as the table's own columns decode it. */
export async function readFound(db: CatalogueDb, statement: SQL) {
  const { page, is_cut: isCut, ...found } = await readOne(db, statement, foundRow)
  return { ...found, isCut: isCut === 1, rows: page.map((values) => decodeRow(listColumns, values)) }
}
