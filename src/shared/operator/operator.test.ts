import { describe, expect, test } from 'vitest'
import { countries } from '../regions/countries.ts'
import { readOperator } from './facts.ts'
import { gapsOf, isTold, noticeOf, tellGaps } from './notices.ts'
import { withdrawalDays, withdrawalEnds } from './withdrawal-right.ts'

const full = {
  name: 'Cabine GmbH',
  address: ['Ringstraße 1', '50667 Köln'],
  phone: '+49 221 1',
  representative: 'Ada L.',
  publisher: 'Ada L.',
}
const facts = (said: object = full) => readOperator(JSON.stringify(said)).facts

describe('who runs the site', () => {
  test('is nobody where nothing is set; only who stores it is known', () => {
    expect(readOperator(undefined)).toMatchObject({ problem: null })
    expect(Object.keys(readOperator('').facts)).toEqual(['host'])
  })

  test.each([
    ['{', 'it is no JSON'],
    ['{"adress": ["x"]}', 'adress'],
    ['{"address": "x"}', 'address'],
    ['{"name": ""}', 'name'],
  ])('%s is told to be wrong, and counts for nothing', (text, problem) => {
    const read = readOperator(text)
    expect(read.problem).toContain(problem)
    expect(Object.keys(read.facts)).toEqual(['host'])
  })

  test('is linked in a country once its law is met, and not before', () => {
    expect(isTold(facts({}), noticeOf('DE'))).toBe(false)
    expect(isTold(facts({ name: 'A', address: ['B'] }), noticeOf('DE'))).toBe(true)
    expect(isTold(facts({ name: 'A', address: ['B'] }), noticeOf('JP'))).toBe(false)
    expect(isTold(facts({ name: 'A', address: ['B'] }), noticeOf('FR'))).toBe(false)
    expect(countries.filter((country) => !isTold(facts(), noticeOf(country)))).toEqual([])
  })

  test('each country has a notice, and that of a law has its name', () => {
    expect(noticeOf('DE').ownTitle?.text).toBe('Impressum')
    expect(noticeOf('GP')).toBe(noticeOf('FR'))
    expect(noticeOf('NL').law).toContain('2000/31')
    expect(noticeOf('US').law).toBeNull()
    expect(noticeOf(null)).toBe(noticeOf('US'))
  })

  test('what is missing is told to the operator with the countries that want it', () => {
    expect(tellGaps(facts({}))[0]).toMatch(/not linked without: name \(DE, AT, CH, .*phone \(JP\)/)
    expect(tellGaps(facts())).toEqual([expect.stringContaining('Needed where it applies to you')])
    expect(
      gapsOf(facts())
        .map(({ needed }) => needed)
        .flat(),
    ).toEqual([])
  })
})

describe('the days of a withdrawal', () => {
  test.each([
    ['DE', 14],
    ['NO', 14],
    ['GB', 14],
    ['BR', 7],
    ['CH', null],
    ['US', null],
    [null, null],
  ] as const)('in %s they are %s', (country, days) => expect(withdrawalDays(country)).toBe(days))

  test.each([
    ['a Tuesday until the end of the Tuesday after the next', '2026-11-03T10:00:00Z', '2026-11-18T12:00:00Z'],
    ['a Saturday until the end of a Monday', '2026-11-07T10:00:00Z', '2026-11-24T12:00:00Z'],
    ['a Sunday until the end of a Monday', '2026-11-08T10:00:00Z', '2026-11-24T12:00:00Z'],
    ['one that was made a moment before midnight', '2026-11-03T23:59:59Z', '2026-11-18T12:00:00Z'],
  ])('of %s, at the last place on earth', (_, made, ends) => {
    expect(withdrawalEnds(new Date(made)).toISOString()).toBe(new Date(ends).toISOString())
  })
})
