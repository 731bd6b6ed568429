import { isLanguage, type Language } from '#shared/languages.ts'

/** The landing page's address in a language: English at `/`, every other at its own code. */
export const landingAddress = (language: Language) => (language === 'en' ? '/' : `/${language}`)

/** The language of a landing page's address. */
export function landingLanguage(path: string): Language | undefined {
  const name = path === '/' ? 'en' : path.slice(1)
  return isLanguage(name) ? name : undefined
}
