const dayMs = 86_400_000

const at = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** From one day of the calendar to another; negative where it lies before. */
export const daysBetween = (from: string, to: string) => Math.round((at(to) - at(from)) / dayMs)

export const addDays = (day: string, count: number) =>
  new Date(at(day) + count * dayMs).toISOString().slice(0, 10)

/** A moment's day where she is. */
export const dayOf = (moment: Date) => {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** The weeks of a month, whole, from the first day of a week on (0 is Sunday). */
export function weeksOf(month: string, firstDay: number): string[][] {
  const first = `${month}-01`
  const before = (new Date(at(first)).getUTCDay() - firstDay + 7) % 7
  const start = addDays(first, -before)
  const weeks: string[][] = []
  for (let week = 0; week < 6; week++) {
    const days = Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day))
    if (week > 0 && !days.some((day) => day.startsWith(month))) break
    weeks.push(days)
  }
  return weeks
}

/** The month before or after, as `2026-11`. */
export function monthBeside(month: string, step: 1 | -1) {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7)
}
