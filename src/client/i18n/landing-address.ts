import { isLanguage, type Language } from '@cabine/sophia/vocabulary/languages.ts'

/** The landing page's address in a language: English at `/`, every other at its own code. */
export const landingAddress = (language: Language) => (language === 'en' ? '/' : `/${language}`)

/** The language that an address begins with: that of a landing page, or of a product's page (`/fr/p/…`). */
export function addressedLanguage(path: string): Language | undefined {
  const name = path === '/' ? 'en' : path.split('/')[1]
  return isLanguage(name) ? name : undefined
}

/** The language of a landing page's address. */
export const landingLanguage = (path: string) => (path.includes('/', 1) ? undefined : addressedLanguage(path))
