import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { productsPerPage, type SearchInput } from '#shared/catalogue.ts'
import type { CatalogueDb } from '../../lib/db.ts'
import { decodeRow, jsonOf, readOne } from '../../lib/row-types.ts'
import { listColumns } from '../present.ts'
import { products } from '../schema.ts'
import { literal, sliced, slicesOf, walk } from './cut-into-slices.ts'
import { dollarSteps, filtersOf, priceRangeOf, tiersOf, within, type Filter } from './match-filters.ts'
import { lettingGo, pairsOfTerms } from './let-words-go.ts'
import type { Question } from './question.ts'
import { activeFilters, dollars, isHit, isHitBut, weigh } from './weigh-products.ts'

const maxOfAFacet = 60

/**
 * So many of the matches are weighed, from the index's beginning on, where the popular and the new ones are. Whoever asks
 * for something that ten thousand products are is shown the best of these, and told that there are more.
 */
export const maxWeighed = 600
/** So many for a facet whose own filter is set: of these only the counts are wanted. */
const maxWeighedBesides = 300
/** Counting goes no further. */
const maxCounted = 1_000

const orders: Record<SearchInput['sort'], SQL> = {
  relevance: sql`score desc, number desc`,
  'price-up': sql`price_cents is null, ${dollars}, number desc`,
  'price-down': sql`${dollars} desc, number desc`,
  new: sql`number desc`,
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

type CountedFacet = Exclude<FacetName, 'price'>

/** Between a facet's value and the piece that has it; neither holds one. */
const tab = sql.raw('char(9)')

/**
 * What the products found have of each facet, one value behind the other, in a single reading; `facetsOf` counts them. SQLite sorts what it is to
 * count, for each facet anew, and D1 bills each row that is sorted.
 */
const gathered: Record<CountedFacet, (of: SQL) => SQL> = {
  brands: (of) => sql`json_group_array(brand || ${tab} || piece) filter (where brand <> '' and ${of})`,
  colours: (of) => listOf(sql`colour_family`, sql`colour_family <> '' and ${of}`),
  categories: (of) => listOf(sql`category`, sql`category <> 'unknown' and ${of}`),
  // Shops write few different lists, so they are counted as texts before they are taken apart.
  sizes: (of) => listOf(sql`sizes`, sql`sizes <> '[]' and ${of}`),
}
const listOf = (value: SQL, condition: SQL) =>
  sql`group_concat(${value} || ${tab} || piece, char(10)) filter (where ${condition})`
const countedFacets = Object.keys(gathered) as CountedFacet[]

/**
 * One statement with one row: the count, a page of results, the facets, and which of the words any product has. A facet leaves
 * its own filter out, so where that is set it has matches of its own.
 */
export function searchStatement(question: Question, asked: SearchInput, offset: number, now = new Date()) {
  const tiers = tiersOf(question, asked)
  const widest = tiers.at(-1) ?? null
  const filters = filtersOf(question, asked)
  const filtersOfStep = (step: Filter[], but?: Filter) =>
    step.flatMap((name) => (name === but ? [] : (filters[name] ?? [])))
  const active = activeFilters(question, asked)
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
      most: maxWeighed,
      counted: maxCounted,
    }),
    {
      name: 'matches',
      widest,
      filters: filtersOfStep(priceSteps ? unpriced : active),
      slices: slicesOf(asked.sort, now, priceSteps),
      most: maxWeighed,
    },
  )
  /**
   * What a facet counts whose own filter is set: what the walk has found before it asked for this filter, if it asked for no
   * other with it. Else a walk of its own, from there on. Only the counts are wanted, so fewer of the widest tier will do.
   */
  const besides = (one: Filter) => {
    const first = steps.findIndex((step) => step.includes(one))
    const before = steps[first - 1]
    if (before?.length === active.length - 1) {
      const step = sql`min(reached, ${literal(first - 1)})`
      return { parts: [], found: main.widestIn(step), isCut: main.isCutIn(step) }
    }
    const own = steps
      .slice(first)
      .map((step) => filtersOfStep(step, one))
      .filter((step) => within(widest, step) !== null)
    const skipped = steps.length - own.length
    const begun = sql`iif(reached < ${literal(first)}, ${literal(own.length)}, max(0, reached - ${literal(skipped)}))`
    const walked = walk({
      name: `matches_but_${one}`,
      tiers: [widest],
      steps: own,
      most: maxWeighedBesides,
      start: main.afterwards?.(begun) ?? literal(Math.max(0, first - skipped)),
    })
    const found = before
      ? sql`${walked.matches} union all ${main.widestIn(sql`reached`, sql`reached < ${literal(first)}`)}`
      : walked.matches
    // Where the other walk found all there is, this one was not begun.
    return { parts: walked.parts, found, isCut: walked.isCut }
  }
  const facets = new Map(active.map((name) => [name, besides(name)]))
  const parts = [
    ...main.parts,
    ...[...facets.values()].flatMap((own) => own.parts),
    ...weigh(
      { all: main.matches, but: [...facets].map(([name, { found }]) => [name, found]) },
      question,
      asked,
    ),
  ]
  /** What a facet counts: without regard to its own filter. */
  const hitsOf = (name: Filter) => (active.includes(name) ? isHitBut(active.indexOf(name)) : isHit)
  const values = sql.join(
    countedFacets.map((facet) => sql`${facet}, ${gathered[facet](hitsOf(filterOf[facet]))}`),
    sql`, `,
  )
  const priced = hitsOf('price')
  const cuts = sql.join(
    Object.entries(filterOf).map(
      ([facetName, name]) => sql`${facetName}, (${facets.get(name)?.isCut ?? sql`is_cut`})`,
    ),
    sql`, `,
  )
  const terms = JSON.stringify(question.terms.map(({ match, fact, typed }) => match || (fact ?? typed)))
  const setFor = (less: Question) =>
    Object.values(filtersOf(less, asked)).filter((one) => typeof one === 'string')
  const widestOf = (less: Question) => within(tiersOf(less, asked).at(-1) ?? null, setFor(less))
  const near = nearbyOf(question, widestOf, within(null, setFor(withoutFilters(question))))
  const exists = (match: SQL) =>
    sql`exists (select 1 from product_search where product_search match ${match})`
  return sql`
    with recursive ${sql.join(parts, sql`, `)}
    select
      iif(is_cut, max(n, (${main.count}) * n / max(hits, 1)), n) as total,
      is_cut,
      json_object(${cuts}) as cuts,
      counts,
      price,
      (select json_group_array(json(row)) from (
        select ${rowAsJson} as row from (
          select hit, min(place) as place from (
            select number as hit, piece, row_number() over (order by ${orderOf(question, asked.sort)}) as place
            from compared where ${isHit})
          group by piece order by min(place) limit ${literal(productsPerPage)} offset ${literal(offset)})
        join ${products} on ${products.number} = hit order by place)) as page,
      case when n = 0 then (select json_group_array(key) from json_each(${terms}) where ${exists(sql`value`)}) else '[]' end as known,
      case when n = 0 then (
        with gates(filters, kind) as materialized (
          select ${near.filters ? exists(near.filters) : sql`1`},
            case when ${near.filters ? exists(near.filters) : sql`1`} then ${near.kind ? exists(near.kind) : sql`1`} else 0 end),
        pairs(pair, is_met) as materialized (
          select key, ${exists(sql`value`)} from json_each(${JSON.stringify(near.pairs)}) where (select kind from gates))
        select key from json_each(${JSON.stringify(near.questions)})
        where (select iif(value ->> 1, kind, filters) from gates)
        and not exists (select 1 from json_each(value, '$[2]') needed
          where not exists (select 1 from pairs where pair = needed.value and is_met))
        and ${exists(sql`value ->> 0`)} limit 1) end as near
    from (
      select count(*) filter (where ${isHit}) as hits, count(distinct piece) filter (where ${isHit}) as n,
        json_array(min(price_cents) filter (where ${priced}), max(price_cents) filter (where ${priced})) as price,
        json_object(${values}) as counts,
        (select is_cut from matches_cut) as is_cut
      from compared)`
}

/** A price and a size that are named in words can be let go. */
const withoutFilters = (question: Question): Question => ({
  ...question,
  limits: {},
  ...(question.asked && { asked: { ...question.asked, sizes: null } }),
})

/** In the order that is asked for; where she asks for what is cheap, the cheapest of what fits best. */
function orderOf({ asked: facts }: Question, sort: SearchInput['sort']) {
  if (sort !== 'relevance' || !facts?.order) return orders[sort]
  const isPoor = sql`score < 0.3 * (select max(score) from compared)`
  return sql`${isPoor}, ${orders[facts.order === 'cheap' ? 'price-up' : 'price-down']}`
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

const rowAsJson = sql`json_array(${sql.join(Object.values(listColumns), sql`, `)})`

type Count = [value: string, count: number]

type Gathered = { brands: string[] } & Record<Exclude<CountedFacet, 'brands'>, string | null>

/** The statement's one row. */
const foundRow = v.object({
  total: v.number(),
  is_cut: v.number(),
  cuts: jsonOf<Record<FacetName, number>>(),
  counts: jsonOf<Gathered>(),
  price: jsonOf<[number | null, number | null]>(),
  page: jsonOf<unknown[][]>(),
  /** Where nothing is found: the positions of the terms that some product has. */
  known: jsonOf<number[]>(),
  /** Where nothing is found: which question with fewer words finds something (`lettingGo`). */
  near: v.nullable(v.number()),
})

const inOrder = ([one, n]: Count, [other, m]: Count) => m - n || (one < other ? -1 : 1)

/** How many pieces have each value. */
function countEach(values: readonly string[]) {
  const pieces = new Map<string, Set<string>>()
  for (const [value, piece] of values.map(parted)) {
    const known = pieces.get(value)
    if (known) known.add(piece)
    else pieces.set(value, new Set([piece]))
  }
  return pieces
}
const parted = (text: string): [value: string, piece: string] => {
  const at = text.lastIndexOf('\t')
  return [text.slice(0, at), text.slice(at + 1)]
}

const linesOf = (text: string | null) => (text === null ? [] : text.split('\n'))
const mostFirst = (pieces: Map<string, Set<string>>) =>
  [...pieces]
    .map(([value, { size }]): Count => [value, size])
    .toSorted(inOrder)
    .slice(0, maxOfAFacet)

/** The values of each facet, those first that the most pieces have. */
function facetsOf({ brands, colours, categories, sizes }: Gathered) {
  const ofSizes = new Map<string, Set<string>>()
  for (const [list, pieces] of countEach(linesOf(sizes)))
    for (const size of JSON.parse(list) as string[])
      if (size) ofSizes.set(size, new Set([...(ofSizes.get(size) ?? []), ...pieces]))
  return {
    brands: mostFirst(countEach(brands)),
    colours: mostFirst(countEach(linesOf(colours))),
    categories: mostFirst(countEach(linesOf(categories))),
    sizes: mostFirst(ofSizes),
  }
}

/** What the statement finds, with every product as the table's own columns decode it. */
export async function readFound(db: CatalogueDb, statement: SQL) {
  const { page, is_cut: isCut, cuts, counts, ...found } = await readOne(db, statement, foundRow)
  return {
    ...found,
    ...facetsOf(counts),
    isCut: isCut === 1,
    cut: facetNames.filter((name) => cuts[name] === 1),
    rows: page.map((values) => decodeRow(listColumns, values)),
  }
}
