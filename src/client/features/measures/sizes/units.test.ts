import { expect, test } from 'vitest'
import {
  feetAndInches,
  formatHeight,
  formatLength,
  formatSpan,
  fromFeet,
  readNumber,
  usualUnit,
} from './units.ts'

test.each([
  ['en-US', 'in'],
  ['es-US', 'in'],
  ['en-GB', 'in'],
  ['en-AU', 'cm'],
  ['en', 'cm'],
  ['de-DE', 'cm'],
  ['', 'cm'],
  ['not a language', 'cm'],
])('whose browser says %j is asked in her unit', (wish, unit) => {
  expect(usualUnit([wish, 'en-US'])).toBe(unit)
})

test('a height is said in feet and inches where she wants that', () => {
  expect(formatHeight(168, 'cm')).toBe('168\u00a0cm')
  expect(formatHeight(167.64, 'in')).toBe('5\u00a0ft 6\u00a0in')
  expect(formatHeight(182.5, 'in')).toBe('6\u00a0ft 0\u00a0in')
})

test.each([150, 167.64, 182.88, 200])('%d cm comes back from feet within half an inch', (cm) => {
  const { feet, inches } = feetAndInches(cm)
  expect(Math.abs(fromFeet(feet, inches) - cm)).toBeLessThan(1.3)
  expect(inches).toBeLessThan(12)
})

test('lengths are said as finely as a tape tells them', () => {
  expect(formatLength(88.4, 'cm')).toBe('88\u00a0cm')
  expect(formatLength(88.4, 'in')).toBe('35\u00a0in')
  expect(formatLength(87.6, 'in')).toBe('34.5\u00a0in')
})

test('what does not fit is off by something', () => {
  expect(formatSpan(0.6, 'cm')).toBe('1\u00a0cm')
  expect(formatSpan(0.6, 'in')).toBe('0.5\u00a0in')
})

test.each([
  ['168', 168],
  [' 168,5 ', 168.5],
  ['١٦٨', 168],
  ['', NaN],
  ['1e3', NaN],
  ['-5', NaN],
  ['5 ft', NaN],
])('%j is read as %d', (typed, value) => {
  expect(readNumber(typed)).toBe(value)
})
