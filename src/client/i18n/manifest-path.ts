import type { Language } from '#shared/languages.ts'

/** What the system calls the app once it is installed. The build writes all but the English one (scripts/vite/manifests.ts). */
export const manifestPath = (language: Language) =>
  `/manifest${language === 'en' ? '' : `.${language}`}.webmanifest`
