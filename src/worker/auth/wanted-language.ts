import { isLanguage, languageOf, type Language } from '@cabine/sophia/vocabulary/languages.ts'
import type { ApiContext } from '../lib/app.ts'

/** The first language of the browser's list that the product has: browsers list languages in order of preference. */
export function wantedLanguage(c: ApiContext): Language {
  const wishes = (c.req.header('accept-language') ?? '')
    .split(',')
    .map((wish) => wish.replace(/;.*/s, '').trim())
  return wishes.map(languageOf).find(isLanguage) ?? 'en'
}
