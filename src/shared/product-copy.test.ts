import { afterEach, describe, expect, test } from 'vitest'
import { productCopy, splitTitle } from './product-copy.ts'
import { titleCopy } from './product-copy-titles.ts'

const brands = ['Quince', 'Abercrombie & Fitch', 'J.Crew', 'Aritzia', 'Lilysilk', 'H&M', 'Demellier']
const generic = productCopy('Unheard-of | Thing', 'en')

describe('document 1, section 3: the product copy lookup', () => {
  afterEach(() => {
    delete titleCopy['Nobody’s dress']
  })

  test.each(brands)('%s has words for a title that has none', (brand) => {
    for (const language of ['en', 'fr'] as const) {
      const copy = productCopy(`${brand} | No such title`, language)
      expect(copy.subtitle).not.toBe('')
      expect(copy.subtitle).not.toBe(productCopy('Unheard-of | Thing', language).subtitle)
      expect(copy.description).not.toBe(productCopy('Unheard-of | Thing', language).description)
    }
  })

  test("a title's own words come before its brand's", () => {
    const own = { subtitle: 'Own', description: 'Own words.' }
    titleCopy['Nobody’s dress'] = { en: own, fr: own }
    expect(productCopy('Quince | Nobody’s dress', 'en')).toBe(own)
    expect(productCopy('Nobody’s dress', 'en')).toBe(own)
  })

  test("a colourway has its design's words", () => {
    expect(productCopy('Quince | The Sunday Tee in Black', 'en')).toBe(productCopy('The Sunday Tee', 'en'))
    expect(productCopy('The Sunday Tee', 'en')).not.toEqual(productCopy('Quince | Nothing', 'en'))
  })

  test('a brand is known however its feed writes it', () => {
    expect(productCopy('DeMellier | The Nano', 'en')).toEqual(productCopy('Demellier | The Nano', 'en'))
  })

  test('anything else has the generic words', () => {
    expect(generic.subtitle).not.toBe('')
    expect(productCopy('A title without a brand', 'en')).toBe(generic)
    expect(productCopy('toString', 'en')).toBe(generic)
    expect(productCopy('', 'en')).toBe(generic)
  })

  test('the brand stands before the bar, the title after it', () => {
    expect(splitTitle('J.Crew | Cotton | silk shirt')).toEqual({
      brand: 'J.Crew',
      name: 'Cotton | silk shirt',
    })
    expect(splitTitle('Silk shirt')).toEqual({ brand: '', name: 'Silk shirt' })
  })
})
