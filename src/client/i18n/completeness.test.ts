import { describe, expect, test } from 'vitest'
import { faultsOf, reportOn } from '#scripts/messages/faults.ts'
import { readArea } from '#scripts/messages/sentences.ts'
import { apiErrors } from '#shared/errors.ts'
import { languages } from './language.ts'

const pieces = '{count, plural, one{# piece} other{# pieces}}'

describe.each(languages)('%s', (language) => {
  const { missing, extra, faulty } = reportOn(language)

  test('has every sentence that English has, area by area, and no other', () => {
    expect({ missing, extra }).toEqual({ missing: [], extra: [] })
  })

  test('takes what English takes, counts as the language counts, and holds no markup', () => {
    expect(faulty).toEqual([])
  })
})

test.each([
  ['fr', 'Hello {name}', 'Bonjour', 'takes {} where English takes {name}'],
  ['fr', 'Hello', '  ', 'is empty'],
  ['fr', 'Hello', 'Bonjour ', 'begins or ends with another space'],
  ['de', 'Read', 'Lies <b>das</b>', 'holds markup'],
  ['ru', pieces, '{count, plural, one{# вещь} other{# вещи}}', '{count} lacks the form few, many'],
  ['ar', pieces, '{count, plural, one{قطعة} other{# قطعة}}', '{count} lacks the form few, many, two, zero'],
  ['es', '{who, select, a{A} other{B}}', '{who, select, b{A} other{B}}', 'does not choose by'],
  ['it', 'Hello', '{name', 'cannot be read'],
] as const)('in %s, "%s" said as "%s": %s', (language, english, translated, fault) => {
  expect(faultsOf(language, english, translated).join()).toContain(fault)
})

test.each([
  ['ja', '{count, plural, other{# 点}}'],
  ['ru', '{count, plural, one{# вещь} few{# вещи} many{# вещей} other{# вещи}}'],
  ['ar', '{count, plural, =0{لا شيء} one{قطعة} two{قطعتان} few{# قطع} many{# قطعة} other{# قطعة}}'],
] as const)('what %s counts with is enough', (language, translated) => {
  expect(faultsOf(language, pieces, translated)).toEqual([])
})

test('every way in which a call can fail has a sentence', () => {
  expect(Object.keys(readArea('en', 'errors'))).toEqual(
    expect.arrayContaining([...Object.keys(apiErrors), 'connection_lost']),
  )
})

/** The specification words these two answers, and other ones for her. */
const ofTheSpecification = ['not_authenticated', 'images_required']

test('what an answer says of an error is what she reads of it', () => {
  const read = readArea('en', 'errors')
  const others = Object.entries(apiErrors).filter(
    ([code, { message }]) => read[code] !== message && !ofTheSpecification.includes(code),
  )
  expect(others.map(([code]) => code)).toEqual([])
})
