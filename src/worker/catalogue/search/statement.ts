import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { SearchInput } from '#shared/catalogue.ts'
import { dollarsPerUnit } from '#shared/exchange-rates.ts'
import { readHerSize } from '#shared/sizes/her-size.ts'
import type { CatalogueDb } from '../../lib/db.ts'
import { decodeRow, jsonOf, readOne } from '../../lib/rows.ts'
import { listColumns } from '../present.ts'
import { categoriesAsked } from '../queries.ts'
import { products } from '../schema.ts'
import { literal, named, sliced, slicesOf, walk } from './cut.ts'
import { comesInSql } from './her-size.ts'
import { dollarSteps, filtersOf, priceRangeOf, tiersOf, within, type Filter } from './match.ts'
import { isAt, rateInSql } from './place.ts'
import { lettingGo, pairsOfTerms } from './letting-go.ts'
import type { Question } from './question.ts'

export const pageSize = 48
const mostOfAFacet = 60

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

/** Of products in several currencies. It is long, so it stands only where it is needed. */
const dollars = sql`price_cents * ${sql.raw(rateInSql('currency'))}`

const orders: Record<SearchInput['sort'], SQL> = {
  relevance: sql`score desc, number desc`,
  'price-up': sql`price_cents is null, ${dollars}, number desc`,
  'price-down': sql`${dollars} desc, number desc`,
  new: sql`number desc`,
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
    select weighed.number as number, brand, category, colour_family, sizes, price_cents, currency,
      (case tier ${tiers} end) * ${weight} * ${mostlyOf(question.categories)} as score
    from ${sql.raw(from)} cross join products weighed indexed by products_weighed on ${isAt(sql`place`)}
    where ${where})`
}

/**
 * The filters by the products' own columns. What few match is told by these alone; and what the index's words say is made exact: a
 * brand's name may begin another's, a size be a word of another's, a price lies within its step.
 */
function exactOf(question: Question, asked: SearchInput): Partial<Record<Filter, SQL>> {
  const price = priceRangeOf(question, asked)
  const { brand, colour, size, fit } = asked
  const her = fit ? readHerSize(fit) : null
  const categories = categoriesAsked(asked.category)
  const rate = price?.currency ? dollarsPerUnit[price.currency] : undefined
  const own = rate === undefined ? sql`price_cents` : dollars
  const cents = (amount: number) => Math.round(amount * 100 * (rate ?? 1))
  return {
    ...(categories && { category: sql`weighed.category in ${categories}` }),
    ...(brand && { brand: sql`weighed.brand = ${brand} collate nocase` }),
    ...(colour && {
      colour: sql`(weighed.colour_family = ${colour} collate nocase or instr(lower(weighed.colour), ${colour.toLowerCase()}))`,
    }),
    ...((size || her) && {
      size: sql.join(
        [
          // A row of json_each would be a row that is billed.
          ...(size ? [sql`instr(lower(weighed.sizes), lower(${JSON.stringify(size)}))`] : []),
          ...(her ? [comesInSql(her)] : []),
        ],
        sql` and `,
      ),
    }),
    ...(price && { price: sql`${own} between ${cents(price.least)} and ${cents(price.most)}` }),
  }
}

/** By which filter a facet is narrowed. */
const filterOf = {
  brands: 'brand',
  colours: 'colour',
  sizes: 'size',
  categories: 'category',
  price: 'price',
} as const satisfies Record<string, Filter>
export type FacetName = keyof typeof filterOf
export const facetNames = Object.keys(filterOf) as FacetName[]

const facetFilters: Filter[] = ['brand', 'colour', 'category', 'size', 'price']

/**
 * One statement with one row: the count, a page of results, the facets, and which of the words any product has. A facet leaves
 * its own filter out, so where that is set it has matches of its own.
 */
export function searchStatement(question: Question, asked: SearchInput, offset: number, now = new Date()) {
  const tiers = tiersOf(question, asked)
  const widest = tiers.at(-1) ?? null
  const filters = filtersOf(question, asked)
  const exact = exactOf(question, asked)
  const exactBut = (one?: Filter) => facetFilters.flatMap((name) => (name === one ? [] : (exact[name] ?? [])))
  const filtersOfStep = (step: Filter[], but?: Filter) =>
    step.flatMap((name) => (name === but ? [] : (filters[name] ?? [])))
  const active = facetFilters.filter((name) => exact[name] !== undefined)
  const unpriced = active.filter((name) => name !== 'price')
  const steps = [[], unpriced, active].filter(
    (step, i, all) =>
      step.length > (all[i - 1]?.length ?? -1) && within(widest, filtersOfStep(step)) !== null,
  )
  const price = priceRangeOf(question, asked)
  const priceSteps = price && asked.sort !== 'new' ? dollarSteps(price) : null
  const main = sliced(
    walk({
      name: 'matches',
      tiers,
      steps: steps.map((step) => filtersOfStep(step)),
      most: mostWeighed,
      counted: mostCounted,
    }),
    {
      name: 'matches',
      widest,
      filters: filtersOfStep(priceSteps ? unpriced : active),
      slices: slicesOf(asked.sort, now, priceSteps),
      most: mostWeighed,
    },
  )
  /**
   * What a facet counts whose own filter is set: what the walk has found before it asked for this filter, if it asked for no
   * other with it. Else a walk of its own, from there on. Only the counts are wanted, so fewer of the widest tier will do.
   */
  const besides = (one: Filter) => {
    const name = `matches_but_${one}`
    const first = steps.findIndex((step) => step.includes(one))
    const before = steps[first - 1]
    const reached = main.step ?? literal(first)
    if (before?.length === active.length - 1) {
      const step = sql`min(${reached}, ${literal(first - 1)})`
      return { parts: [named(name, main.widestIn(step))], isCut: main.isCutIn(step) }
    }
    const own = steps
      .slice(first)
      .map((step) => filtersOfStep(step, one))
      .filter((step) => within(widest, step) !== null)
    const skipped = steps.length - own.length
    const walked = walk({
      name,
      tiers: [widest],
      steps: own,
      most: mostWeighedBesides,
      start: sql`iif(${reached} < ${literal(first)}, ${literal(own.length)}, max(0, ${reached} - ${literal(skipped)}))`,
    })
    const found = before
      ? sql`${walked.matches} union all
          select place, tier from (${main.widestIn(reached)}) where ${reached} < ${literal(first)}`
      : walked.matches
    // Where the other walk found all there is, this one was not begun.
    return { parts: [...walked.parts, named(name, found)], isCut: walked.isCut }
  }
  const facets = new Map(active.map((name) => [name, besides(name)]))
  const parts = [
    ...main.parts,
    named('matches', main.matches),
    weigh('hits', 'matches', question, exactBut()),
    ...[...facets].flatMap(([name, own]) => [
      ...own.parts,
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
  const isCut = sql`select is_cut from matches_cut`
  const cuts = sql.join(
    Object.entries(filterOf).map(
      ([facetName, name]) => sql`${facetName}, (${facets.get(name)?.isCut ?? isCut})`,
    ),
    sql`, `,
  )
  const terms = JSON.stringify(question.terms.map(({ match }) => match))
  const widestOf = (less: Question) => within(tiersOf(less, asked).at(-1) ?? null, filtersOfStep(active))
  const near = nearbyOf(question, widestOf, within(null, filtersOfStep(active)))
  const exists = (match: SQL) =>
    sql`exists (select 1 from product_search where product_search match ${match})`
  return sql`
    with recursive ${sql.join(parts, sql`, `)},
      gates(filters, kind) as materialized (
        select case when n = 0 then ${near.filters ? exists(near.filters) : sql`1`} else 0 end,
          case when n = 0 and ${near.filters ? exists(near.filters) : sql`1`}
            then ${near.kind ? exists(near.kind) : sql`1`} else 0 end
        from summary),
      pairs(pair, is_met) as materialized (
        select key, ${exists(sql`value`)} from json_each(${JSON.stringify(near.pairs)}) where (select kind from gates)),
      summary as materialized (select count(*) as n, json_array(min(price_cents), max(price_cents)) as price from hits)
    select
      max((select n from summary), (select is_cut from matches_cut) * (${main.count})) as total,
      (select is_cut from matches_cut) as is_cut,
      json_object(${cuts}) as cuts,
      ${facet(countsOf(sql`brand`, 'brand'))} as brands,
      ${facet(countsOf(sql`colour_family`, 'colour'))} as colours,
      ${facet(countsOf(sql`nullif(category, 'unknown')`, 'category'))} as categories,
      ${facet(sizes)} as sizes,
      ${pricesOf(active.includes('price'))} as price,
      (select json_group_array(json(row)) from (
        select ${rowAsJson} as row from (select hit, row_number() over () as place from (${best}))
        join ${products} on ${products.number} = hit order by place)) as page,
      (select json_group_array(key) from json_each(${terms}) where exists (
        select 1 from product_search where product_search match value)) as known,
      (select key from json_each(${JSON.stringify(near.questions)})
        where (select iif(value ->> 1, kind, filters) from gates)
        and not exists (select 1 from json_each(value, '$[2]') needed
          where not exists (select 1 from pairs where pair = needed.value and is_met))
        and ${exists(sql`value ->> 0`)} limit 1) as near`
}

/**
 * The questions with fewer words, each with what it cannot do without: the kind of piece, and the pairs of it with one other word.
 * Where no piece of the kind has the one word, none has it with two more; and where none is left by the filters, no words help. Of
 * five words that saves most of the fifteen questions.
 */
function nearbyOf(question: Question, widestOf: (less: Question) => string | null, filters: string | null) {
  const { kinds, withOthers } = pairsOfTerms(question)
  const needs = ({ terms }: Question) =>
    kinds && terms.some(({ isKind }) => isKind)
      ? [1, withOthers.flatMap(({ other }, pair) => (terms.includes(other) ? [pair] : []))]
      : [0, []]
  const kind = kinds && widestOf(kinds)
  return {
    filters: filters === null ? null : sql`${filters}`,
    kind: kind === null ? null : sql`${kind}`,
    pairs: withOthers.map(({ asked }) => widestOf(asked)),
    questions: lettingGo(question).map((less) => [widestOf(less), ...needs(less)]),
  }
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
  cuts: jsonOf<Record<FacetName, number>>(),
  brands: jsonOf<Counts>(),
  colours: jsonOf<Counts>(),
  categories: jsonOf<Counts>(),
  sizes: jsonOf<Counts>(),
  price: jsonOf<[number | null, number | null]>(),
  page: jsonOf<unknown[][]>(),
  /** The positions of the terms that some product has. */
  known: jsonOf<number[]>(),
  /** Where nothing is found: which question with fewer words finds something (`lettingGo`). */
  near: v.nullable(v.number()),
})

/** What the statement finds, with every product as the table's own columns decode it. */
export async function readFound(db: CatalogueDb, statement: SQL) {
  const { page, is_cut: isCut, cuts, ...found } = await readOne(db, statement, foundRow)
  return {
    ...found,
    isCut: isCut === 1,
    cut: facetNames.filter((name) => cuts[name] === 1),
    rows: page.map((values) => decodeRow(listColumns, values)),
  }
}
