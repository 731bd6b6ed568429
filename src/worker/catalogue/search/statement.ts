import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { SearchInput } from '#shared/catalogue.ts'
import { shopAllFilters, type ShopAllFilter } from '#shared/product-categories.ts'
import type { CatalogueDb } from '../../lib/db.ts'
import { decodeRow, jsonOf, readOne } from '../../lib/rows.ts'
import { listColumns } from '../present.ts'
import { categoriesOf } from '../queries.ts'
import { products } from '../schema.ts'
import { matchOf, type Question } from './question.ts'

export const pageSize = 48
const mostOfAFacet = 60

/**
 * The weights of name, brand, category, colour, material, description. bm25 saturates quickly with frequent words, so
 * only a small weight keeps mentions in descriptions behind names.
 */
const rank = sql`bm25(product_search, 10.0, 6.0, 5.0, 5.0, 2.0, 0.2)`

const isShopAllFilter = (category: string): category is ShopAllFilter =>
  shopAllFilters.some((filter) => filter === category)

const always = sql`1`

/** Each filter by itself, as columns of `hits`, because a facet counts products without regard to its own filter. */
function filtersOf({ limits }: Question, asked: SearchInput) {
  const categories = isShopAllFilter(asked.category) ? categoriesOf(asked.category) : [asked.category]
  const { brand, colour, size } = asked
  const { min = limits.min, max = limits.max } = asked
  return {
    category: categories ? sql`category in ${categories}` : always,
    brand: brand ? sql`brand = ${brand} collate nocase` : always,
    colour: colour
      ? sql`(colour_family = ${colour} collate nocase or colour = ${colour} collate nocase)`
      : always,
    size: size ? sql`exists (select 1 from json_each(sizes) where value = ${size} collate nocase)` : always,
    price:
      min === undefined && max === undefined
        ? always
        : sql`price_cents between ${Math.round((min ?? 0) * 100)} and ${Math.round((max ?? 1e9) * 100)}`,
  }
}

type Filter = keyof ReturnType<typeof filtersOf>

const orders: Record<SearchInput['sort'], SQL> = {
  relevance: sql`score, number desc`,
  'price-up': sql`price_cents is null, price_cents, number desc`,
  'price-down': sql`price_cents desc, number desc`,
  new: sql`number desc`,
}

/** Ranks sold-out products lower and popular ones higher. */
const weight = sql`(1 + 0.06 * ln(1 + ${products.popularity})) * iif(${products.availability} = 'out_of_stock', 0.5, 1)`

const mostlyOf = (categories: string[]) =>
  categories.length > 0 ? sql`iif(${products.category} in ${categories}, 2, 1)` : always

const textMatches = (match: string) =>
  sql`${products.number} in (select rowid from product_search where product_search match ${match})`

/**
 * The condition that a product meets an occasion or season: a beach bag has the word in its texts, or the catalogue
 * knows that it is for a vacation.
 */
function meetsWish({ match, occasions, season }: Question['wishes'][number]) {
  const isKnown = season
    ? sql`${products.season} = ${season}`
    : sql`exists (select 1 from json_each(${products.occasions}) where value in ${occasions})`
  return sql`and (${isKnown} or ${textMatches(match)})`
}

/** Raises products whose texts name the occasion above those of which only the catalogue knows it. */
const wishBoost = (question: Question) =>
  sql.join(
    question.wishes.map(({ match }) => sql`* iif(${textMatches(match)}, 1.6, 1)`),
    sql` `,
  )

function matching(question: Question) {
  const match = matchOf(question)
  const departments =
    question.departments.length > 0
      ? sql`and ${products.department} in ${[...question.departments, 'unisex']}`
      : sql``
  const wishes = sql.join(question.wishes.map(meetsWish), sql` `)
  const isAsked = sql`${products.goneAt} is null ${departments} ${wishes}`
  const factors = sql`${weight} * ${mostlyOf(question.categories)} ${wishBoost(question)}`
  const columns = sql`${products.number}, brand, category, colour, colour_family, sizes, price_cents`
  return match
    ? sql`select ${products.number}, ${products.brand}, ${products.category}, ${products.colour},
        ${products.colourFamily}, ${products.sizes}, ${products.priceCents}, ${rank} * ${factors} as score
      from product_search join ${products} on ${products.number} = product_search.rowid
      where product_search match ${match} and ${isAsked}`
    : sql`select ${columns}, -(${products.popularity} + 1) * ${factors} as score from ${products} where ${isAsked}`
}

/**
 * One statement with one row that reads the index once: the count, a page of results, the facets, and which of the
 * words any product has.
 */
export function searchStatement(question: Question, asked: SearchInput, offset: number) {
  const filters = filtersOf(question, asked)
  const names = Object.keys(filters) as Filter[]
  const fits = (but?: Filter) =>
    sql.join(
      names.filter((name) => name !== but).map((name) => sql.raw(`fits_${name}`)),
      sql` and `,
    )
  const flags = names.map((name) => sql`${filters[name]} as ${sql.raw(`fits_${name}`)}`)
  // A product that fails two filters is in no facet, so it is left out here.
  const sum = sql.raw(names.map((name) => `fits_${name}`).join(' + '))
  const countsOf = (column: SQL, but: Filter) =>
    sql`select ${column} as value, count(*) as n from hits where ${fits(but)} group by 1`
  // Shops have few different lists of sizes, so each list is split once instead of once a product.
  const sizes = sql`select size.value as value, n
    from (${countsOf(sql`sizes`, 'size')}) lists, json_each(lists.value) size`
  const facet = (counts: SQL) => sql`
    (select json_group_array(json_array(value, count)) from (
      select value, sum(n) as count from (${counts})
      where value <> '' group by value order by count desc, value limit ${mostOfAFacet}))`
  const best = sql`select number as hit from hits where ${fits()}
    order by ${orders[asked.sort]} limit ${pageSize} offset ${offset}`
  const terms = JSON.stringify(question.terms.map(({ match }) => match))
  return sql`
    with hits as materialized (
      select * from (select *, ${sql.join(flags, sql`, `)} from (${matching(question)}))
      where ${sum} >= ${names.length - 1})
    select
      (select count(*) from hits where ${fits()}) as total,
      ${facet(countsOf(sql`brand`, 'brand'))} as brands,
      ${facet(countsOf(sql`colour_family`, 'colour'))} as colours,
      ${facet(countsOf(sql`category`, 'category'))} as categories,
      ${facet(sizes)} as sizes,
      (select json_array(min(price_cents), max(price_cents)) from hits where ${fits('price')}) as price,
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
  const { page, ...found } = await readOne(db, statement, foundRow)
  return { ...found, rows: page.map((values) => decodeRow(listColumns, values)) }
}
