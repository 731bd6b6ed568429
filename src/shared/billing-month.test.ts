import { expect, test } from 'vitest'
import { billingMonth } from './billing-month.ts'

const monthOf = (anchor: string, now: string) => {
  const { start, end } = billingMonth(new Date(anchor), new Date(now))
  return [start.toISOString(), end.toISOString()].map((at) => at.replace(':00.000Z', ''))
}

test.each([
  ['the day of joining', '2026-03-10T09:30Z', '2026-03-10T09:30Z', '2026-03-10T09:30', '2026-04-10T09:30'],
  [
    'a minute before it ends',
    '2026-03-10T09:30Z',
    '2026-04-10T09:29Z',
    '2026-03-10T09:30',
    '2026-04-10T09:30',
  ],
  [
    'the minute in which it ends',
    '2026-03-10T09:30Z',
    '2026-04-10T09:30Z',
    '2026-04-10T09:30',
    '2026-05-10T09:30',
  ],
  ['over New Year', '2026-03-10T09:30Z', '2027-01-02T00:00Z', '2026-12-10T09:30', '2027-01-10T09:30'],
  [
    '31 January, in February',
    '2026-01-31T00:00Z',
    '2026-02-15T00:00Z',
    '2026-01-31T00:00',
    '2026-02-28T00:00',
  ],
  [
    '31 January, on 28 February',
    '2026-01-31T00:00Z',
    '2026-02-28T00:00Z',
    '2026-02-28T00:00',
    '2026-03-31T00:00',
  ],
  [
    '31 January, back to 31 March',
    '2026-01-31T00:00Z',
    '2026-03-31T00:00Z',
    '2026-03-31T00:00',
    '2026-04-30T00:00',
  ],
  [
    '31 January, in a leap year',
    '2028-01-31T12:00Z',
    '2028-02-29T11:59Z',
    '2028-01-31T12:00',
    '2028-02-29T12:00',
  ],
  [
    '29 February, a year on',
    '2028-02-29T08:00Z',
    '2029-02-28T08:00Z',
    '2029-02-28T08:00',
    '2029-03-29T08:00',
  ],
  [
    '30 January, on 1 March',
    '2026-01-30T23:30Z',
    '2026-03-01T00:00Z',
    '2026-02-28T23:30',
    '2026-03-30T23:30',
  ],
  [
    'a clock that lags behind Stripe’s',
    '2026-03-10T09:30Z',
    '2026-03-10T09:29Z',
    '2026-02-10T09:30',
    '2026-03-10T09:30',
  ],
  [
    '31 December, in the new year',
    '2026-12-31T23:59Z',
    '2027-02-28T23:58Z',
    '2027-01-31T23:59',
    '2027-02-28T23:59',
  ],
])('%s', (_, anchor, now, start, end) => {
  expect(monthOf(anchor, now)).toEqual([start, end])
})

/** Numbers that are the same in every run, so that a failure can be repeated. */
function* numbers(seed: number) {
  for (let state = seed; ;) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    yield state / 2 ** 32
  }
}

test('every moment is in one month of hers, and her months follow each other without gap or overlap', () => {
  const random = numbers(20261120)
  const between = (from: string, to: string) =>
    new Date(Date.parse(from) + Math.floor((random.next().value ?? 0) * (Date.parse(to) - Date.parse(from))))
  for (let i = 0; i < 5_000; i++) {
    const anchor = between('2024-01-01', '2030-01-01')
    const now = between('2024-01-01', '2034-01-01')
    const { start, end } = billingMonth(anchor, now)
    const said = `anchor ${anchor.toISOString()}, now ${now.toISOString()}`
    expect(start <= now && now < end, said).toBe(true)
    expect(billingMonth(anchor, end).start, said).toEqual(end)
    expect(billingMonth(anchor, start), said).toEqual({ start, end })
    const days = (end.getTime() - start.getTime()) / 86_400_000
    expect(days >= 28 && days <= 31, said).toBe(true)
    const isLastOfMonth = new Date(start.getTime() + 86_400_000).getUTCMonth() !== start.getUTCMonth()
    expect(start.getUTCDate() === anchor.getUTCDate() || isLastOfMonth, said).toBe(true)
    expect(start.getTime() % 86_400_000, said).toBe(anchor.getTime() % 86_400_000)
  }
})
