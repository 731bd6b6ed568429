import { describe, expect, test } from 'vitest'
import { everyLabel, herSizePattern, readHerSize, sizesOf, writeHerSize, type HerSize } from './her-size.ts'
import { comesIn } from './size-words.ts'
import { sizeIn } from './convert-size.ts'
import { clothesSystems, shoeSystems } from './size-systems.ts'

const dress = { category: 'dresses', department: 'women', sizeSystem: null } as const
const her = (text: string) => {
  const read = readHerSize(text)
  if (!read) throw new Error(text)
  return read
}

const everySize = [
  ...clothesSystems.flatMap((system) => sizesOf('clothes', system)),
  ...shoeSystems.flatMap((system) => sizesOf('shoes', system)),
]

describe('her size', () => {
  test.each([
    ['clothes:UK:10', ['UK 10'], true],
    ['clothes:UK:10', ['US 6'], true],
    ['clothes:UK:10', ['eu36', 'EU 38'], true],
    ['clothes:UK:10', ['38 fr'], true],
    ['clothes:UK:10', ['EU 38'], false],
    ['clothes:UK:10', ['M'], false],
    ['clothes:UK:10', ['10'], true],
    ['clothes:UK:10', ['100', 'UK 100'], false],
  ])('%s is among %o: %s', (size, sizes, is) => {
    expect(comesIn(her(size), { ...dress, sizes })).toBe(is)
  })

  test("a bare number counts in the shop's system", () => {
    const us = { ...dress, sizeSystem: 'US' as const }
    expect(comesIn(her('clothes:UK:10'), { ...us, sizes: ['6'] })).toBe(true)
    expect(comesIn(her('clothes:UK:10'), { ...us, sizes: ['10'] })).toBe(false)
  })

  test('clothes and shoes are apart, and so are women and men', () => {
    const boots = { ...dress, category: 'shoes' as const }
    expect(comesIn(her('clothes:EU:38'), { ...boots, sizes: ['EU 38'] })).toBe(false)
    expect(comesIn(her('shoes:EU:38'), { ...boots, sizes: ['EU 38'] })).toBe(true)
    expect(comesIn(her('shoes:EU:38'), { ...dress, sizes: ['EU 38'] })).toBe(false)
    const jacket = { ...dress, category: 'outerwear' as const, department: 'men' as const }
    expect(comesIn(her('clothes:EU:48'), { ...jacket, sizes: ['US 38'] })).toBe(true)
    expect(comesIn(her('clothes:EU:48'), { ...dress, sizes: ['US 38'] })).toBe(false)
    const kids = { ...dress, department: 'kids' as const }
    expect(comesIn(her('clothes:EU:38'), { ...kids, sizes: ['US 8'] })).toBe(false)
    expect(comesIn(her('clothes:EU:38'), { ...kids, sizes: ['EU 38'] })).toBe(true)
  })

  test('a filter finds exactly what a page of a piece shows as her size', () => {
    const countries = {
      US: 'US',
      UK: 'GB',
      EU: 'DE',
      FR: 'FR',
      IT: 'IT',
      JP: 'JP',
      BR: 'BR',
      cm: 'JP',
    } as const
    for (const one of everySize.filter(({ of }) => of === 'shoes')) {
      const { labels } = everyLabel(one)
      for (const department of ['women', 'men'] as const) {
        const piece = { category: 'shoes', department, sizeSystem: null } as const
        for (const label of labels) {
          const shown = sizeIn(countries[one.system], label, piece)
          if (shown === null) continue
          const name = one.system === 'cm' ? `${one.size} cm` : `${one.system} ${one.size}`
          expect([label, department, comesIn(one, { ...piece, sizes: [label] })]).toEqual([
            label,
            department,
            shown === name,
          ])
        }
      }
    }
  })

  test('every size is written into an address and read from it, and what is none is refused', () => {
    for (const one of everySize) expect(readHerSize(writeHerSize(one))).toEqual(one satisfies HerSize)
    for (const text of [
      'shoes:JP:24',
      'clothes:cm:24',
      'clothes:EU:38.5',
      'EU 38',
      'shoes:EU:38.25',
      'bags:EU:1',
    ])
      expect(herSizePattern.test(text), text).toBe(false)
  })

  test('the words for one stay few', () => {
    for (const one of everySize) {
      const { labels, numbers } = everyLabel(one)
      expect(labels.length + numbers.length, writeHerSize(one)).toBeLessThan(120)
    }
  })
})
