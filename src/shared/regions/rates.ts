/** What a unit of a currency is worth in US dollars, and the day (UTC, 'YYYY-MM-DD') on which it was. */
export type Rate = { dollars: number; date: string }

export type Rates = Record<string, Rate>

/**
 * An amount of one currency in another, and the day of the older of the two rates; null where a rate is not known. In the
 * unit of the amount that is given: hundredths become hundredths.
 */
export function convert(amount: number, from: string, to: string, rates: Rates) {
  const [own, other] = [rates[from], rates[to]]
  if (!own || !other) return null
  return {
    amount: (amount * own.dollars) / other.dollars,
    date: own.date < other.date ? own.date : other.date,
  }
}
