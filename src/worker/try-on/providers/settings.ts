import * as v from 'valibot'
import {
  photographChoices,
  photographers,
  type PhotographChoice,
  type Photographer,
  type PhotographerOrder,
} from '#shared/photographers.ts'
import { logEvent } from '../../lib/log.ts'

/** Vars are texts that somebody wrote. Whatever is wrong with one is logged by name, and never by value: some are secrets. */
const misconfigured = (name: string, reason: string) =>
  logEvent('photographer_misconfigured', { name, reason })

const wordsOf = (text: string | undefined) => (text ?? '').split(/\s+/).filter(Boolean)
const isPhotographer = (word: string): word is Photographer => photographers.some((one) => one === word)

type Photographers = {
  choice: PhotographChoice
  /** In the operator's order, each with the share of looks for which it is asked before all others, 0 to 1. */
  shares: Map<Photographer, number>
}

/** `by=price workers_ai google=20 fashn`; none for `off`. A word that cannot be read is left out. */
export function readPhotographers(text: string | undefined): Photographers {
  const read: Photographers = { choice: 'order', shares: new Map() }
  const words = wordsOf(text)
  if (words.length === 1 && words[0] === 'off') return read
  for (const word of words) {
    const [name = '', value] = word.split('=', 2)
    const choice = name === 'by' && photographChoices.find((one) => one === value)
    const isShare = value === undefined || /^(?:\d{1,2}|100)$/.test(value)
    if (choice) read.choice = choice
    else if (isPhotographer(name) && isShare)
      read.shares.set(name, read.shares.get(name) ?? Number(value ?? 0) / 100)
    else
      misconfigured(
        'PHOTOGRAPHERS',
        `'${word}' is none of: ${photographers.join(', ')}, one of them with a share such as =20, by=price, by=time`,
      )
  }
  return read
}

/** The same as it is written. */
export const writePhotographers = ({ choice, shares }: PhotographerOrder) =>
  shares.length === 0
    ? 'off'
    : [
        `by=${choice}`,
        ...shares.map(({ photographer, percent }) =>
          percent > 0 ? `${photographer}=${percent}` : photographer,
        ),
      ].join(' ')

const dollars = v.pipe(v.string(), v.regex(/^\d{1,6}(?:\.\d{1,6})?$/), v.transform(toMillionths))
const count = v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1))

function toMillionths(text: string) {
  return Math.round(Number(text) * 1_000_000)
}

/** What all photographs of a UTC day may cost, in millionths of a dollar; nothing where it cannot be read. */
export function readBudget(text: string | undefined) {
  const parsed = v.safeParse(dollars, text?.trim())
  if (parsed.success) return parsed.output
  misconfigured('PHOTOGRAPH_BUDGET', 'not a number of dollars such as 20 or 7.50; nothing is spent')
  return 0
}

const limits = v.strictObject({
  at_once: count,
  a_minute: count,
  a_day: v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => Infinity),
    ),
    dollars,
  ]),
})
export type PoolLimits = { atOnce: number; startsPerMinute: number; budgetPerDay: number }

/** `at_once=6 a_minute=50 a_day=10`, the last in dollars and empty for no limit; null where it cannot be read. */
export function readLimits(name: string, text: string | undefined): PoolLimits | null {
  const pairs = wordsOf(text).map((word) => word.split('=', 2))
  const parsed = v.safeParse(limits, { a_day: '', ...Object.fromEntries(pairs) })
  if (!parsed.success) {
    misconfigured(name, `${v.summarize(parsed.issues)} (wanted: at_once=6 a_minute=50 a_day=10)`)
    return null
  }
  const { at_once: atOnce, a_minute: startsPerMinute, a_day: budgetPerDay } = parsed.output
  return { atOnce, startsPerMinute, budgetPerDay }
}

/** Reads a value of its own form; null, and told, where it is not of that form. */
export function readVar<Schema extends v.GenericSchema>(name: string, schema: Schema, value: unknown) {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  misconfigured(name, [...new Set(parsed.issues.map((issue) => faultOf(issue)))].join('; '))
  return null
}

/** Where and what, without the value that a message of valibot's would repeat. */
const faultOf = (issue: v.BaseIssue<unknown>) =>
  `${v.getDotPath(issue) ?? 'value'}: wanted ${issue.expected ?? issue.type}`
