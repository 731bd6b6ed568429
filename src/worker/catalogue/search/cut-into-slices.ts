import { sql, type SQL } from 'drizzle-orm'
import type { SearchInput } from '#shared/catalogue.ts'
import { fact } from './match-expressions.ts'
import { within } from './match-filters.ts'
import { allSteps, placeInSql } from '../index-place.ts'

/** A number of ours, as text of the statement: D1 binds a hundred values. */
export const literal = (value: number) => sql.raw(String(value))

/** D1 takes five parts of a compound. */
const maxParts = 4

export function unionAll(parts: SQL[]): SQL {
  if (parts.length <= maxParts) return sql.join(parts, sql` union all `)
  const halves = [parts.slice(0, maxParts), parts.slice(maxParts)]
  return sql.join(
    halves.map((half) => sql`select * from (${unionAll(half)})`),
    sql` union all `,
  )
}

/** The places of the matches, the highest shelf first, at most so many. Without an expression everything matches. */
export const placesOf = (match: string | SQL | null, most: SQL) =>
  match === null
    ? sql`select ${placeInSql} as place from products indexed by products_weighed
        where gone_at is null order by shelf desc, number desc limit ${most}`
    : sql`select rowid as place from product_search where product_search match ${match} limit ${most}`

const months = 18

/**
 * By which words of the index all products are split by what they are ordered by, the first ones first. Between two prices
 * in dollars there are only the steps between them.
 */
export function slicesOf(sort: SearchInput['sort'], now: Date, steps: readonly number[] | null): string[] {
  if (sort === 'relevance') return []
  if (sort !== 'new') {
    const octaves = Map.groupBy(steps ?? allSteps, (step) => step >> 1)
    const slices = [...octaves.values()].map((octave) => fact(...octave.map((step) => `u${step}`)))
    return sort === 'price-up' ? slices : slices.toReversed()
  }
  return Array.from({ length: months }, (_, ago) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago))
    return fact(`m${month.toISOString().slice(0, 7).replace('-', '')}`)
  })
}

type Walk = {
  name: string
  /** What a question means, the best first; each finds what those before it find. */
  tiers: readonly (string | null)[]
  /** Filters that are asked of the index, each step's only where more match the step before than are weighed. */
  steps: readonly (readonly string[])[]
  /** So many are weighed. */
  most: number
  /** So many are counted, where more are there; these are found on the same walk. */
  counted?: number
  /** Where another walk has found how far this one has to go: the step to begin with, or one after the last for none. */
  start?: SQL
}

/**
 * The places that a walk has found, as parts of a statement. None of them names the walk more than once: SQLite takes a common table
 * expression apart anew for each name of it.
 */
export type Walked = {
  parts: SQL[]
  /** `place, tier` of what is weighed. */
  matches: SQL
  /** 1 where more match than are weighed. */
  isCut: SQL
  /** How many were found, at least as many as match where that is less than are counted. */
  count: SQL
  /** An expression of `reached`, the last step that was asked; null where everything matches. */
  afterwards: ((expression: SQL) => SQL) | null
  /** `place, tier` of what the widest tier has in a step that was asked, but for the last; the step may be an expression of `reached`. */
  widestIn: (step: SQL, condition?: SQL) => SQL
  /** 1 where that is not all of it. */
  isCutIn: (step: SQL) => SQL
}

/** Where everything matches: the first places of all. */
function takeAll(most: number, counted: number): Walked {
  const first = placesOf(null, literal(most))
  return {
    parts: [],
    matches: sql`select place, 0 as tier from (${first})`,
    isCut: sql`select count(*) >= ${literal(most)} from (${first})`,
    count: sql`select count(*) from (${placesOf(null, literal(counted))})`,
    afterwards: null,
    widestIn: () => sql`select place, 0 as tier from (${first})`,
    isCutIn: () => sql`select count(*) >= ${literal(most)} from (${first})`,
  }
}

/**
 * A walk from one expression to the next, each with its places as a list: SQLite reads a common table expression anew for each that
 * names it, so a chain of them took longer to prepare than to run. In the last step the tiers are asked from the best on, until one
 * has enough to weigh. In a step before, the widest is asked first: if it has enough, the next step narrows it; else it tells how
 * many there are, and the better ones are asked for the order, until one has found as many. In the last step the widest comes after the
 * best: where the best has all of it, which is so for most of what is rare, those between have nothing to add.
 *
 * Filters wait because their lists are long: nearly every product is in some list of a wide range of prices, so
 * asking the index for it costs a walk through the whole shop. Few matches are rather compared exactly when they are weighed, for
 * every facet from the same list; and where there are many, the walk is a short one.
 */
export function walk({ name, tiers, steps, most, counted = most, start = literal(0) }: Walk): Walked {
  const widestFirst = [...tiers.slice(-1), ...tiers.slice(0, -1)]
  const bestAndWidest = tiers.length > 2 ? [...tiers.slice(0, 1), ...widestFirst.toSpliced(1, 1)] : tiers
  const expressions = steps
    .flatMap((filters, i) =>
      (i < steps.length - 1 ? widestFirst : bestAndWidest).map((tier) => within(tier, filters)),
    )
    .filter(isText)
  if (expressions.length === 0) return takeAll(most, counted)
  const walked = sql.raw(`${name}_walk`)
  const end = literal(expressions.length)
  const width = literal(tiers.length)
  const isLastStep = sql`at >= ${literal(expressions.length - tiers.length)}`
  const isWidestFirst = sql`not ${isLastStep} and at % ${width} = 0`
  const count = sql`json_array_length(places)`
  const isEnough = sql`${count} >= ${literal(most)}`
  const isBest = sql`${isLastStep} and at % ${width} = 0`
  const isAll = sql`${isLastStep} and at % ${width} = 1 and ${count} = counted`
  const next = sql`case
    when counted is null then at + 1
    when ${isLastStep} then iif(${isAll} or ${isEnough} and at % ${width} <> 1, ${end}, at + 1)
    when ${isWidestFirst} and ${isEnough} then at + ${width}
    when iif(${isWidestFirst}, ${count} = 0, ${count} >= counted) or (at + 1) % ${width} = 0 then ${end}
    else at + 1 end`
  const found = placesOf(sql`${JSON.stringify(expressions)} ->> (${next})`, literal(counted))
  /** The widest is asked first in a step, but second in the last one where there are more than two. */
  const tierAt =
    tiers.length > 2
      ? sql`case when not ${isLastStep} then (at + ${width} - 1) % ${width} when at % ${width} = 0 then 0
          when at % ${width} = 1 then ${width} - 1 else at % ${width} - 1 end`
      : sql`iif(${isLastStep}, at, at + ${width} - 1) % ${width}`
  const stepped = sql`(select at, places, max(at) over () / ${width} as reached from ${walked})`
  return {
    parts: [
      sql`${walked}(at, places, counted) as materialized (
        select ${width} * ${start} - 1, '[]', null union all
        select ${next}, (select json_group_array(place) from (${found})), iif(${isWidestFirst} or ${isBest}, ${count}, coalesce(counted, 0))
        from ${walked} where ${next} < ${end})`,
    ],
    matches: sql`select value as place, ${tierAt} as tier
      from ${stepped}, json_each(places) where at >= ${width} * reached and key < ${literal(most)}`,
    count: sql`select coalesce(max(${count}), 0) from ${stepped} where at >= ${width} * reached`,
    isCut: sql`select coalesce(max(${isEnough}), 0) from ${stepped} where at >= ${width} * reached`,
    afterwards: (expression) =>
      sql`(select ${expression} from (select max(at) / ${width} as reached from ${walked}))`,
    widestIn: (one, condition = sql`1`) =>
      sql`select value as place, 0 as tier from ${stepped}, json_each(places)
        where at = ${width} * ${one} and ${condition} and key < ${literal(most)}`,
    isCutIn: (one) => sql`select ${isEnough} from ${stepped} where at = ${width} * ${one}`,
  }
}

const isText = (expression: string | null) => expression !== null

type Slicing = {
  name: string
  widest: string | null
  filters: readonly string[]
  slices: string[]
  most: number
}

/**
 * The same with `NAME_cut(is_cut)`: of more than are weighed, those that come first are taken slice by slice. The most popular
 * stay where these are too few.
 */
export function sliced(walked: Walked, { name, widest, filters, slices, most }: Slicing): Walked {
  const [cutName, slicedName] = [sql.raw(`${name}_cut`), sql.raw(`${name}_sliced`)]
  const parts = [...walked.parts, sql`${cutName}(is_cut) as materialized (${walked.isCut})`]
  if (slices.length === 0) return { ...walked, parts }
  const expressions = slices.map((slice) => within(widest, [...filters, slice]))
  return {
    ...walked,
    parts: [
      ...parts,
      sql`${slicedName} as materialized (
        select search.rowid as place, 0 as tier
        from json_each(${JSON.stringify(expressions)}) slice cross join product_search search
        where product_search match slice.value limit ${literal(most)} * (select is_cut from ${cutName}))`,
    ],
    matches: sql`select place, tier from ${slicedName} union all
      select place, tier from (${walked.matches}) where (select count(*) from ${slicedName}) < ${literal(most)}`,
  }
}
