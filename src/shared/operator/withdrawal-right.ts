import { mustNameDutyToPay } from '../regions/order-button.ts'

/** Directive 2011/83/EU, article 9, and the United Kingdom's Consumer Contracts Regulations 2013; Brazil's Código de Defesa do Consumidor, art. 49. */
export const withdrawalDays = (country: string | null): 14 | 7 | null => {
  if (country === 'BR') return 7
  return country !== null && mustNameDutyToPay(country) ? 14 : null
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * Until when a contract can be withdrawn from that was made at a moment: fourteen days after the day of it, and where that is a Saturday or
 * Sunday, the Monday after (regulation 1182/71, article 3). Wherever she is: the last day ends at UTC−12 half a day later than in
 * London. Public holidays are not known here; what comes on one is for a person to decide.
 */
export function withdrawalEnds(madeAt: Date): Date {
  const firstDay = Math.floor(madeAt.getTime() / dayMs)
  const last = firstDay + 14
  const weekday = new Date(last * dayMs).getUTCDay()
  const moved = weekday === 6 ? 2 : weekday === 0 ? 1 : 0
  return new Date((last + moved + 1) * dayMs + 12 * hourMs)
}
