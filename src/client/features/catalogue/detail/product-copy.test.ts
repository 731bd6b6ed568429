import { beforeEach, expect, test } from 'vitest'
import { languages, useLanguageStore } from '#client/i18n/language.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { productCopy } from './product-copy.ts'

const brands = ['Quince', 'Abercrombie & Fitch', 'J.Crew', 'Aritzia', 'Lilysilk', 'H&M', 'Demellier']

beforeEach(() => useLanguageStore.setState({ language: 'en' }))

test.each(languages)(
  'in %s every brand has words for a title that has none, and so has anything else',
  async (language) => {
    useLanguageStore.setState({ language })
    await loadMessages('product-copy')
    const any = productCopy('Unheard-of | Thing')
    const all = [any, ...brands.map((brand) => productCopy(`${brand} | No such title`))]
    expect(new Set(all.map(({ line }) => line)).size).toBe(8)
    expect(new Set(all.map(({ text }) => text)).size).toBe(8)
    expect(productCopy('')).toEqual(any)
  },
)

test("a title's own words come first", async () => {
  await loadMessages('product-copy')
  expect(productCopy('Quince | The Sunday Tee in Black')).toEqual(productCopy('The Sunday Tee'))
  expect(productCopy('The Sunday Tee')).not.toEqual(productCopy('Quince | Nothing'))
})
