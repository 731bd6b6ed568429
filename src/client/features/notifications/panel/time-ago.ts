import { formatDate, formatRelative } from '#client/i18n/format.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long ago in words: 'now', '5 minutes ago', 'yesterday'; after a week the date. */
export function ago(moment: Date, now: Date) {
  // The device's clock may be behind the server's.
  const past = Math.max(0, now.getTime() - moment.getTime())
  if (past < minuteMs) return formatRelative(0, 'second')
  if (past < hourMs) return formatRelative(-Math.floor(past / minuteMs), 'minute')
  const days = daysBetween(moment, now)
  if (days === 0 || past < 6 * hourMs) return formatRelative(-Math.floor(past / hourMs), 'hour')
  if (days < 7) return formatRelative(-days, 'day')
  return formatDate(moment, { dateStyle: 'medium' })
}

/** By the local calendar: yesterday evening is 'yesterday', also in the morning. */
function daysBetween(moment: Date, now: Date) {
  const dayOf = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.round((dayOf(now) - dayOf(moment)) / dayMs)
}
