import type { Language } from '#shared/languages.ts'
import type { Manifest } from './preloads.ts'

/** Which every page has: index.html asks for them. */
export const firstFaces = ['instrument-sans-latin-wght-normal', 'instrument-serif-latin-400-normal']

/** What the first view is set in beside those. */
const beside = {
  slanted: ['instrument-serif-latin-400-italic'],
  cyrillic: ['onest-cyrillic-wght-normal', 'noto-serif-display-cyrillic-wdth-normal'],
  arabic: ['vazirmatn-arabic-wght-normal', 'amiri-arabic-400-normal'],
  none: [],
}

const scripts: Partial<Record<Language, keyof typeof beside>> = {
  ru: 'cyrillic',
  ar: 'arabic',
  zh: 'none',
  ja: 'none',
}

const fileOf = (manifest: Manifest, face: string) => {
  const file = Object.values(manifest).find((chunk) => chunk.file.includes(`/${face}-`))?.file
  if (!file) throw new Error(`The build has no face ${face}.`)
  return `/${file}`
}

/** The landing page's faces in a language: its headline is what is seen first. */
export const landingFaces = (language: Language): readonly string[] => beside[scripts[language] ?? 'slanted']

export const facePreloads = (manifest: Manifest, language: Language) =>
  landingFaces(language).map(
    (face) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="${fileOf(manifest, face)}" />`,
  )

/** For pages whose file is the same in every language: `ar=/a,/b ru=/c`, read by public/first-paint.js. */
export const facesByLanguage = (manifest: Manifest) =>
  Object.entries(scripts)
    .filter(([, script]) => script !== 'none')
    .map(([language, script]) => `${language}=${beside[script].map((face) => fileOf(manifest, face)).join()}`)
    .join(' ')
