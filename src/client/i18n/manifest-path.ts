import type { Language } from '@cabine/sophia/vocabulary/languages.ts'

/**
 * The manifest that names the installed app. The build writes all but the English one
 * (scripts/vite/manifests.ts).
 */
export const manifestPath = (language: Language) =>
  `/manifest${language === 'en' ? '' : `.${language}`}.webmanifest`
