import type { Rates } from '#shared/regions/rates.ts'
import type { RateTable } from './read-rates.ts'

const dayMs = 86_400_000

/** Weekends and holidays have no rates, and none of them lasts longer. */
const oldestDays = 10

/** A rate that has changed by more is a mistake of the source or of its reader. No currency of shops has done so in days. */
const maxChange = 1.5

/** Where more of a table than this is wrong, none of it is believed: it may be upside down. */
const maxWrong = 0.1

const isNear = (one: number, other: number) => one / other < maxChange && other / one < maxChange

/**
 * The rates of a table that can be believed, beside those that are known. Throws where the table as a whole cannot: without
 * dollars or euros, from another time, or far from what is known.
 */
export function checkedRates({ base, date, perBase }: RateTable, known: Rates, now: Date) {
  const age = now.getTime() - Date.parse(`${date}T00:00:00Z`)
  if (!(age > -dayMs && age < oldestDays * dayMs)) throw new Error(`the rates are of ${date}`)
  const all: Record<string, number> = { ...perBase, [base]: 1 }
  const dollar = all.USD
  if (!dollar || !all.EUR) throw new Error('the rates lack dollars or euros')
  const rates = Object.entries(all).map(([currency, perUnit]) => ({ currency, dollars: dollar / perUnit }))
  const isSound = ({ currency, dollars }: (typeof rates)[number]) => {
    const former = known[currency]
    return Number.isFinite(dollars) && dollars > 0 && (!former || isNear(dollars, former.dollars))
  }
  const sound = rates.filter(isSound)
  if (rates.length - sound.length > maxWrong * rates.length)
    throw new Error(`${rates.length - sound.length} of ${rates.length} rates are far from the former ones`)
  const believed: Rates = Object.fromEntries(
    sound.map(({ currency, dollars }) => [currency, { dollars, date }]),
  )
  return {
    rates: believed,
    refused: rates.filter((one) => !sound.includes(one)).map(({ currency }) => currency),
  }
}
