import { sql, type SQL } from 'drizzle-orm'
import type { SearchInput } from '#shared/catalogue.ts'
import { within } from './match.ts'
import { allSteps, placeInSql } from './place.ts'

/** A number of ours, as text of the statement: D1 binds a hundred values. */
export const literal = (value: number) => sql.raw(String(value))

/** The places of the matches, the highest shelf first, at most so many. Without an expression everything matches. */
export const placesOf = (match: string | SQL | null, most: SQL) =>
  match === null
    ? sql`select ${placeInSql} as place from products indexed by products_weighed
        where gone_at is null order by shelf desc, number desc limit ${most}`
    : sql`select rowid as place from product_search where product_search match ${match} limit ${most}`

const months = 18

/** By which words of the index all products are split by what they are ordered by, the first ones first. */
export function slicesOf(sort: SearchInput['sort'], now: Date): string[] {
  if (sort === 'relevance') return []
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

type Taken = {
  parts: SQL[]
  matches: SQL
  isCut: SQL
  /** The matches without regard to the price; null where the price is in every expression that was asked. */
  anyPrice: SQL | null
  /** Whether the index was asked for the price, because more match without it than are weighed; null where it is not known. */
  isPriced: SQL | null
}

/** Where everything matches: the first places of all. */
const takeAll = (most: number): Taken => ({
  parts: [],
  matches: sql`select place, 0 as tier from (${placesOf(null, literal(most))})`,
  isCut: sql`select count(*) >= ${literal(most)} from (${placesOf(null, literal(most))})`,
  anyPrice: null,
  isPriced: null,
})

/**
 * The first matches of each tier, while those of the tier before are fewer than are wanted; if they are as many, those of each tier
 * within the price instead. It is a walk from one expression to the next, each with its places as a list: SQLite reads a common
 * table expression anew for each that names it, so a chain of them took longer to prepare than to run.
 */
function takeTiers({ name, tiers, most, isPriced }: Cut, wide: string[], priced: string[]): Taken {
  const walk = sql.raw(`${name}_walk`)
  const [wideEnd, end] = [literal(wide.length), literal(wide.length + priced.length)]
  const expressions = JSON.stringify([...wide, ...priced])
  const next = sql`case when at < 0 then ${isPriced ? sql`iif(${isPriced}, ${wideEnd}, 0)` : literal(0)}
    when json_array_length(places) < ${literal(most)} then iif(at + 1 in (${wideEnd}, ${end}), ${end}, at + 1)
    when at < ${wideEnd} then ${wideEnd} else ${end} end`
  const found = placesOf(sql`${expressions} ->> (${next})`, literal(most))
  const isPricedHere = sql`(select max(at) >= ${wideEnd} from ${walk})`
  const hasBoth = wide.length > 0 && priced.length > 0
  return {
    parts: [
      sql`${walk}(at, places) as materialized (
        select -1, '[]' union all
        select ${next}, (select json_group_array(place) from (${found})) from ${walk} where ${next} < ${end})`,
    ],
    matches: sql`select value as place, at % ${literal(tiers.length)} as tier from ${walk}, json_each(places) where ${hasBoth ? sql`(at >= ${wideEnd}) = ${isPricedHere}` : sql`true`}`,
    isCut: sql`select json_array_length(places) >= ${literal(most)} from ${walk} order by at desc limit 1`,
    anyPrice: hasBoth
      ? sql`select value as place, 0 as tier from ${walk}, json_each(places)
          where at = (select max(at) from ${walk} where at < ${wideEnd})`
      : null,
    isPriced: hasBoth ? isPricedHere : null,
  }
}

type Cut = {
  name: string
  /** What a question means, the best first; each finds what those before it find. */
  tiers: readonly (string | null)[]
  filters: readonly (string | null)[]
  /** The filter by price, which narrows only where more match without it than are weighed. */
  price: string | null
  slices: string[]
  /** So many are weighed. */
  most: number
  /** Tells whether a narrower cut had to ask for the price: then this one need not try without. */
  isPriced?: SQL | null
}

const isText = (expression: string | null) => expression !== null

/**
 * Common table expressions that end in `NAME(place, tier)`, the matches that are weighed, and `NAME_cut(is_cut)`, which says
 * whether there are more.
 *
 * Nearly every product is in some list of a wide range of prices, so asking the index for it costs a walk through the whole shop.
 * Few matches are rather compared exactly when they are weighed; and where there are many, the walk is a short one.
 */
export function cut(asked: Cut) {
  const { name, tiers, filters, price, slices, most } = asked
  const cutName = sql.raw(`${name}_cut`)
  const wide = tiers.map((tier) => within(tier, filters)).filter(isText)
  const priced = price === null ? [] : tiers.map((tier) => within(tier, [...filters, price])).filter(isText)
  const taken = wide.length + priced.length > 0 ? takeTiers(asked, wide, priced) : takeAll(most)
  const parts = [...taken.parts, sql`${cutName}(is_cut) as materialized (${taken.isCut})`]
  let { matches } = taken
  // Of more than are weighed, those that come first are taken slice by slice. The most popular stay where these are too few.
  if (slices.length > 0) {
    const sliced = sql.raw(`${name}_sliced`)
    const expressions = slices.map((slice) => within(tiers.at(-1) ?? null, [...filters, price, slice]))
    parts.push(sql`${sliced} as materialized (
      select search.rowid as place, ${literal(tiers.length - 1)} as tier
      from json_each(${JSON.stringify(expressions)}) slice cross join product_search search
      where product_search match slice.value limit ${literal(most)} * (select is_cut from ${cutName}))`)
    matches = sql`select place, tier from ${sliced} union all
      select place, tier from (${matches}) where (select count(*) from ${sliced}) < ${literal(most)}`
  }
  parts.push(
    sql`${sql.raw(name)} as materialized (select place, min(tier) as tier from (${matches}) group by place)`,
  )
  return { parts, anyPrice: taken.anyPrice, isPriced: taken.isPriced }
}
