import { isLanguage, languageOf, type Language } from '#shared/languages.ts'
import type { ApiContext } from '../lib/app.ts'

/** What her browser asks for first of what there is: browsers list their wishes in order. */
export function wantedLanguage(c: ApiContext): Language {
  const wishes = (c.req.header('accept-language') ?? '')
    .split(',')
    .map((wish) => wish.replace(/;.*/s, '').trim())
  return wishes.map(languageOf).find(isLanguage) ?? 'en'
}
