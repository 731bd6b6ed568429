import type { Language } from '@cabine/sophia/vocabulary/languages.ts'

/** This much of a product's id stands in its address: 60 bits, by which no two of a million are alike. */
const shortLength = 12

const maxWords = 60

/** Latin letters and digits only, because other letters make an address that nobody can read. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, maxWords)
    .replaceAll(/^-+|-+$/g, '')

type Named = { id: string; brand: string; name: string }

/** `maison-lin-linen-shirt-k5f2a7c3d4e5`: words for people, and the beginning of the id, by which it is found. */
export const productSlug = ({ id, brand, name }: Named) =>
  [wordsOf(`${brand} ${name}`), id.slice(0, shortLength)].filter(Boolean).join('-')

/** The beginning of the id in a slug; null in anything else. */
export const shortIdIn = (slug: string) => /(?:^|-)(?<short>[a-z2-7]{12})$/.exec(slug)?.groups?.short ?? null

/** The address of a product's page in a language. */
export const productPath = (product: Named, language: Language = 'en') =>
  `${language === 'en' ? '' : `/${language}`}/p/${productSlug(product)}`
