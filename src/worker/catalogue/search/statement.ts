import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { SearchInput } from '#shared/catalogue.ts'
import { dollarsPerUnit } from '#shared/exchange-rates.ts'
import type { CatalogueDb } from '../../lib/db.ts'
import { decodeRow, jsonOf, readOne } from '../../lib/rows.ts'
import { listColumns } from '../present.ts'
import { products } from '../schema.ts'
import { filtersOf, priceRangeOf, tiersOf, within, type Filter } from './match.ts'
import { allSteps, isAt, numberAt, rateInSql } from './place.ts'
import type { Question } from './question.ts'

export const pageSize = 48
const mostOfAFacet = 60

/** A number of ours, as text of the statement: D1 binds a hundred values. */
const literal = (value: number) => sql.raw(String(value))

/**
 * So many of the matches are weighed, from the index's beginning on, where the popular and the new ones are. Whoever asks
 * for something that ten thousand products are is shown the best of these, and told that there are more.
 */
export const mostWeighed = 1_000
/** Counting goes no further. */
export const mostCounted = 2_000

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
    ? sql`select -(shelf * 4294967296 + number) as place from products indexed by products_weighed
        where gone_at is null order by shelf desc, number desc limit ${most}`
    : sql`select rowid as place from product_search where product_search match ${match} limit ${most}`

/** `most` while fewer than that were found before; else 0, and the index is not asked. */
const whileFew = (before: SQL[]) =>
  sql`${literal(mostWeighed)} * (${
    before.length === 0
      ? sql`1`
      : sql.join(
          before.map((one) => sql`(select count(*) from ${one}) < ${literal(mostWeighed)}`),
          sql` and `,
        )
  })`

const months = 18

/** The words of the index that split all products by what they are ordered by, the first ones first. */
function slicesOf(sort: SearchInput['sort'], now: Date): string[] {
  if (sort === 'price-up') return allSteps.map((step) => `u${step}`)
  if (sort === 'price-down') return allSteps.toReversed().map((step) => `u${step}`)
  if (sort === 'relevance') return []
  return Array.from({ length: months }, (_, ago) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago))
    return `m${month.toISOString().slice(0, 7).replace('-', '')}`
  })
}

/** Common table expressions that end in `name(place, tier)`: the matches of a question that are weighed. */
function cut(name: string, tiers: (string | null)[], filters: (string | null)[], slices: string[]): SQL[] {
  const table = (part: string | number) => sql.raw(`${name}_${part}`)
  const found: SQL[] = []
  const parts = tiers.map((tier, at) => {
    const part = sql`${table(at)} as materialized (
      select place, ${literal(at)} as tier from (${placesOf(within(tier, filters), whileFew([...found]))}))`
    found.push(table(at))
    return part
  })
  const widest = tiers.at(-1) ?? null
  // Where more match than are weighed, an order by price or age takes them slice by slice.
  if (slices.length > 0) {
    const matches = slices.map((slice) => within(widest, [...filters, `{facts} : "${slice}"`]))
    parts.push(sql`${table('sliced')} as materialized (
      select search.rowid as place, ${literal(tiers.length - 1)} as tier
      from json_each(${JSON.stringify(matches)}) slice cross join product_search search
      where product_search match slice.value
      limit ${literal(mostWeighed)} * ((select count(*) from ${table(tiers.length - 1)}) >= ${literal(mostWeighed)}))`)
    found.push(table('sliced'))
  }
  const union = sql.join(
    found.map((one) => sql`select place, tier from ${one}`),
    sql` union all `,
  )
  const whole = slices.length > 0 ? sql`where place in (select place from ${table('sliced')})
    or (select count(*) from ${table(tiers.length - 1)}) < ${literal(mostWeighed)}` : sql``
  return [
    ...parts,
    sql`${sql.raw(name)} as materialized (select place, min(tier) as tier from (${union}) ${whole} group by place)`,
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
  const own = rate === undefined ? sql`weighed.price_cents` : sql`price_cents * ${sql.raw(rateInSql('currency'))}`
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
  const exact = exactOf(question, asked)
  const but = (one?: Filter) => facetFilters.filter((name) => name !== one)
  const filtersBut = (one?: Filter) => but(one).map((name) => filters[name])
  const exactBut = (one?: Filter) => but(one).flatMap((name) => exact[name] ?? [])
  const active = facetFilters.filter((name) => filters[name] !== null)
  const parts = [
    ...cut('matches', tiers, filtersBut(), slicesOf(asked.sort, now)),
    weigh('hits', 'matches', question, exactBut()),
    ...active.flatMap((name) => [
      // Of these only their counts are wanted, so the widest tier will do.
      sql`${sql.raw(`matches_but_${name}`)} as materialized (
        select place, 0 as tier from (${placesOf(within(tiers.at(-1) ?? null, filtersBut(name)), literal(mostWeighed))}))`,
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
  const isCut = sql`(select count(*) from matches) >= ${literal(mostWeighed)}`
  const countAll = placesOf(within(tiers.at(-1) ?? null, filtersBut()), sql`${literal(mostCounted)} * (${isCut})`)
  return sql`
    with ${sql.join(parts, sql`, `)}
    select
      max((select count(*) from hits), (select count(*) from (${countAll}))) as total,
      ${isCut} as is_cut,
      ${facet(countsOf(sql`brand`, 'brand'))} as brands,
      ${facet(countsOf(sql`colour_family`, 'colour'))} as colours,
      ${facet(countsOf(sql`category`, 'category'))} as categories,
      ${facet(sizes)} as sizes,
      (select json_array(min(price_cents), max(price_cents)) from ${hitsFor('price')}) as price,
      (select json_group_array(json(row)) from (
        select ${rowAsJson} as row from (select hit, row_number() over () as place from (${best}))
        join ${products} on ${products.number} = hit order by place)) as page,
      (select json_group_array(key) from json_each(${terms}) where exists (
        select 1 from product_search where product_search match value)) as known`
}

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
})

/** What the statement finds, with every product as the table's own columns decode it. */
export async function readFound(db: CatalogueDb, statement: SQL) {
  const { page, is_cut: isCut, ...found } = await readOne(db, statement, foundRow)
  return { ...found, isCut: isCut === 1, rows: page.map((values) => decodeRow(listColumns, values)) }
}
