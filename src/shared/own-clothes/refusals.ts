import { weathers } from '@cabine/sophia/questions/consultation.ts'
import { wetDay, type DayWeather } from './day-weather.ts'
import { daysBetween } from './days.ts'

/** Why she did not want an outfit. */
export const refusalReasons = ['too_warm', 'too_cold', 'worn_lately', 'not_my_day'] as const
export type Refusal = { date: string; pieces: string[]; why: (typeof refusalReasons)[number] }

/** Older ones say nothing about her any more. */
const REMEMBERED_DAYS = 60
export const maxRefusals = 40
/** How many degrees of warmth one word moves, once and for all; on the day itself a whole step of the scale. */
const LEARNT = 0.8
const MOST_LEARNT = 4

const isRecent = (refusal: Refusal, date: string) => {
  const days = daysBetween(refusal.date, date)
  return days >= 0 && days <= REMEMBERED_DAYS
}

/** By how much she feels warmer than others do, °C, as far as she has said so. */
export function feltWarmer(refusals: readonly Refusal[], date: string) {
  const of = (why: Refusal['why']) =>
    refusals.filter((one) => one.why === why && one.date !== date && isRecent(one, date)).length
  return Math.max(-MOST_LEARNT, Math.min(MOST_LEARNT, LEARNT * (of('too_warm') - of('too_cold'))))
}

/** The weather as she has said today that it is. */
export function coolnessOf(refusals: readonly Refusal[], weather: DayWeather, date: string): DayWeather {
  const today = refusals.filter((one) => one.date === date)
  const warmer =
    today.filter(({ why }) => why === 'too_warm').length -
    today.filter(({ why }) => why === 'too_cold').length
  const at = weathers.indexOf(weather.warmth) - Math.sign(warmer)
  return wetDay({ ...weather, warmth: weathers[Math.max(0, Math.min(weathers.length - 1, at))] ?? 'mild' })
}

/** How much a piece loses by what she has said of outfits with it. */
export const dislikeOf = (refusals: readonly Refusal[], id: string, date: string) =>
  refusals
    .filter((one) => one.pieces.includes(id) && isRecent(one, date))
    .reduce((sum, { why, date: day }) => {
      if (why === 'worn_lately') return sum + (daysBetween(day, date) <= 6 ? 2 : 0)
      return sum + (why === 'not_my_day' ? (day === date ? 1.2 : 0.3) : 0)
    }, 0)
