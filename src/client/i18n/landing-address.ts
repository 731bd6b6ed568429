import { isLanguage, type Language } from '#shared/languages.ts'

/** The landing page in a language: English stands at `/`, every other one behind its own name. */
export const landingAddress = (language: Language) => (language === 'en' ? '/' : `/${language}`)

/** The language that an address of the landing page names. */
export function landingLanguage(path: string): Language | undefined {
  const name = path === '/' ? 'en' : path.slice(1)
  return isLanguage(name) ? name : undefined
}
