import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
import type { Manifest } from './preloads.ts'

/** The fonts that index.html loads, so that every page has them. */
export const firstFaces = ['instrument-sans-latin-wght-normal', 'instrument-serif-latin-400-normal']

/** Further fonts of the first view, by script. */
const furtherFaces = {
  slanted: ['instrument-serif-latin-400-italic'],
  cyrillic: ['onest-cyrillic-wght-normal', 'noto-serif-display-cyrillic-wdth-normal'],
  arabic: ['vazirmatn-arabic-wght-normal', 'amiri-arabic-400-normal'],
  none: [],
}

const scripts: Partial<Record<Language, keyof typeof furtherFaces>> = {
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

/** The fonts that the landing page's headline needs in a language. */
export const landingFaces = (language: Language): readonly string[] =>
  furtherFaces[scripts[language] ?? 'slanted']

export const facePreloads = (manifest: Manifest, language: Language) =>
  landingFaces(language).map(
    (face) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="${fileOf(manifest, face)}" />`,
  )

/** Tells public/first-paint.js which fonts each language needs, in the form `ar=/a,/b ru=/c`. */
export const facesByLanguage = (manifest: Manifest) =>
  Object.entries(scripts)
    .filter(([, script]) => script !== 'none')
    .map(
      ([language, script]) =>
        `${language}=${furtherFaces[script].map((face) => fileOf(manifest, face)).join()}`,
    )
    .join(' ')
