import { sql, type SQL } from 'drizzle-orm'
import { dollarsPerUnit } from '@cabine/sophia/vocabulary/exchange-rates.ts'

/**
 * The order of the full-text index. It gives its matches by rowid, lowest first, and stops when enough were taken. So a
 * product's rowid is its place: minus (shelf · 2³² + number). Popular products stand on higher shelves, what is in stock
 * above what is not, and newer products before older ones of the same shelf. The first matches are the ones worth weighing,
 * however many there are.
 */
const perShelf = 4_294_967_296

/** The place of a product. The triggers that write the index have the same expression (worker/migrations/catalogue). */
export const placeInSql = sql.raw(`-(shelf * ${perShelf} + number)`)

/** A popularity of four times as much is a shelf higher: a product moves seldom, and moving costs a write of the index. */
const steps = [1, 4, 16, 64, 256, 1024, 4096, 16_384]

export const shelfOf = sql.raw(
  `(case ${steps
    .toReversed()
    .map((step, i) => `when popularity >= ${step} then ${steps.length - i}`)
    .join(' ')} else 0 end) * 2 + (availability <> 'out_of_stock')`,
)

/** The shelf and the number of the product at a place, for a join with the index `products_weighed`. */
export const isAt = (place: SQL) =>
  sql`weighed.shelf = (-${place}) >> 32 and weighed.number = (-${place}) & ${sql.raw(String(perShelf - 1))}`

export const numberAt = (place: SQL) => sql`(-${place}) & ${sql.raw(String(perShelf - 1))}`

/** Dollars for a unit of the product's currency, as the table of rates knows it. An unknown currency counts as dollars. */
export const rateInSql = (currency: string) =>
  `case ${currency} ${Object.entries(dollarsPerUnit)
    .map(([code, dollars]) => `when '${code}' then ${dollars}`)
    .join(' ')} else 1 end`

/** Steps of a half octave: 1, 1.41, 2, 2.83 … units. */
const stepsPerOctave = 2
const highestStep = 40

/** The step of a price, which the index has as a word: in the product's own currency, or in dollars. */
export const priceStepOf = (money: 'own' | 'dollars') =>
  sql.raw(
    `min(${highestStep}, max(0, cast(${stepsPerOctave} * log2(1 + price_cents / 100.0${
      money === 'dollars' ? ` * ${rateInSql('currency')}` : ''
    }) as integer)))`,
  )

const stepAt = (units: number) =>
  Math.min(highestStep, Math.max(0, Math.trunc(stepsPerOctave * Math.log2(1 + units))))

/** Every step that a price between the two amounts can have. */
export function stepsBetween(least: number, most: number) {
  const first = stepAt(least)
  return Array.from({ length: stepAt(most) - first + 1 }, (_, i) => first + i)
}

export const allSteps = Array.from({ length: highestStep + 1 }, (_, i) => i)
