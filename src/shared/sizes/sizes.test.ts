import { describe, expect, test } from 'vitest'
import { countries } from '../regions/countries.ts'
import { sizeIn } from './convert-size.ts'
import { systemNamed, systemsIn } from './size-systems.ts'
import { mensClothes, womensClothes } from './size-tables.ts'

const dress = { category: 'dresses', department: 'women', sizeSystem: null } as const
const shoes = { category: 'shoes', department: 'women', sizeSystem: null } as const

describe("a shop's size in the system of her country", () => {
  test.each([
    ['GB', 'EU 36', 'UK 10'],
    ['GB', 'US6', 'UK 10'],
    ['US', 'UK 10', 'US 6'],
    ['DE', 'IT 42', 'EU 36'],
    ['FR', '36 DE', 'FR 38'],
    ['IT', 'FR 38', 'IT 42'],
    ['JP', 'UK 10', 'JP 9'],
    ['BR', 'US 6', 'BR 40'],
    ['AU', 'US 0', 'UK 4'],
    ['PL', 'US 4', 'EU 34'],
  ])('clothes: in %s %s is about %s', (country, label, shown) => {
    expect(sizeIn(country, label, dress)).toBe(shown)
  })

  test.each([
    ['GB', 'EU 38', 'UK 5'],
    ['US', 'EU 38', 'US 7.5'],
    ['JP', 'EU 38', '24 cm'],
    ['BR', 'IT 38', 'BR 36'],
    ['DE', 'US 8,5', 'EU 39'],
    ['DE', '24.5 cm', 'EU 39'],
    ['DE', 'JP 24.5', 'EU 39'],
    ['GB', 'US 7', 'UK 4.5'],
    ['JP', 'US 8', '24 cm'],
    ['DE', 'US 11', 'EU 42.5'],
  ])('shoes: in %s %s is about %s', (country, label, shown) => {
    expect(sizeIn(country, label, shoes)).toBe(shown)
  })

  test('of men they are others', () => {
    expect(sizeIn('US', 'EU 50', { ...dress, category: 'outerwear', department: 'men' })).toBe('US 40')
    expect(sizeIn('US', 'EU 42', { ...shoes, department: 'men' })).toBe('US 9')
  })

  test('a bare number counts in the system that the shop names', () => {
    expect(sizeIn('GB', '6', { ...dress, sizeSystem: 'US' })).toBe('UK 10')
    expect(sizeIn('GB', '38', { ...shoes, sizeSystem: 'IT' })).toBe('UK 5')
  })
})

test.each([
  ['a number whose system nobody has said', '38', dress],
  ['letters', 'M', { ...dress, sizeSystem: 'US' }],
  ['her own system', 'EU 36', dress],
  ['inches of a waist', '27', { ...dress, category: 'bottoms', sizeSystem: 'US' }],
  ['a size between those of the table', 'US 5', dress],
  ['a system without a table', 'CN 165', dress],
  ['a size of no foot', 'US 38', { ...shoes, sizeSystem: 'US' }],
  ['a bag', 'US 6', { ...dress, category: 'bags' }],
  ['what children wear', 'UK 10', { ...dress, department: 'kids' }],
  ['two sizes at once', '36/38', { ...dress, sizeSystem: 'IT' }],
] as const)('%s is not converted', (_, label, piece) => {
  expect(sizeIn('DE', label, piece)).toBeNull()
})

test('every table has as many sizes in each system, from the smallest up', () => {
  for (const table of [womensClothes, mensClothes]) {
    const columns = Object.values(table)
    expect(new Set(columns.map(({ length }) => length)).size).toBe(1)
    for (const column of columns) expect(column).toEqual(column.toSorted((a, b) => a - b))
  }
})

test('every country has its systems, and the names of feeds are known', () => {
  expect(countries.map(systemsIn).every(({ clothes, shoes: ofShoes }) => clothes && ofShoes)).toBe(true)
  expect(systemsIn('JP')).toEqual({ clothes: 'JP', shoes: 'cm' })
  expect(['us', 'DE', ' eu ', 'MEX', ''].map(systemNamed)).toEqual(['US', 'EU', 'EU', null, null])
})
