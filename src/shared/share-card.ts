import { localeOf, type Language } from '@cabine/sophia/vocabulary/languages.ts'

/** What a social network shows with a link to the site where the page behind it has nothing of its own. */
export const siteCard = {
  title: 'Cabine',
  description: 'Your personal AI fashion consultant: one photo, and you see every outfit on you.',
  /** In the size that social networks want (workshop/pictures/share-card.ts draws it). */
  picture: { path: '/share-card.jpg', width: 1200, height: 630 },
}

/** Social networks accept a language and a country only, not locales for Intl like `ar-u-nu-latn` or `zh-Hans-CN`. */
export const cardLocale = (language: Language) =>
  localeOf(language)
    .replace(/-u-.*|-Hans/, '')
    .replace('-', '_')

/** Search engines and social networks show about this much. */
const maxDescription = 160

export const cardDescription = (text: string) =>
  text.length > maxDescription ? `${text.slice(0, maxDescription - 1).trimEnd()}…` : text
