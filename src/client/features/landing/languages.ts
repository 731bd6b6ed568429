import { currentLanguage, languages, type Language } from '#client/i18n/language.ts'

/** What the door's own list offers (document 1, section 2): four, and the one that the page is in. */
export const offeredLanguages = (): Language[] =>
  languages.filter((one) => ['en', 'fr', 'es', 'de'].includes(one) || one === currentLanguage())
