import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { crons } from './crons.ts'

const { triggers } = unstable_readConfig(
  { config: join(import.meta.dirname, '../../../wrangler.toml') },
  { hideWarnings: true },
)

const sorted = (expressions: readonly string[]) => expressions.toSorted((a, b) => (a < b ? -1 : 1))

test('the crons that the code knows are the triggers of wrangler.toml', () => {
  const known = Object.values(crons).map(({ expression }) => expression)
  expect(sorted(known)).toEqual(sorted(triggers.crons ?? []))
})

/** Of the two kinds of expressions that there are: every so many minutes, or once a day. */
function everyMsOf(expression: string) {
  const [minute = '', hour = '', ...days] = expression.split(' ')
  expect(days).toEqual(['*', '*', '*'])
  const step = /^\*\/(\d+)$/.exec(minute)?.[1]
  if (step && hour === '*') return Number(step) * 60_000
  expect(`${minute} ${hour}`).toMatch(/^\d+ \d+$/)
  return 24 * 3_600_000
}

test.each(Object.entries(crons))(
  '%s comes as often as its expression says, and is late some times after that',
  (_, cron) => {
    expect(cron.everyMs).toBe(everyMsOf(cron.expression))
    expect(cron.lateMs).toBeGreaterThan(2 * cron.everyMs)
  },
)
