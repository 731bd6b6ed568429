import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Language } from '#client/i18n/language.ts'
import { mailArea, readMailWords } from './mail-words.ts'

export type Sentences = Record<string, string>

export const messagesFolder = join(import.meta.dirname, '../../src/client/i18n/messages')

const jsonNames = (folder: string) => {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => basename(file, '.json'))
      .sort()
  } catch {
    return []
  }
}

export const areasOf = (language: Language) => [...jsonNames(join(messagesFolder, language)), mailArea]

/** An area that a language lacks has no sentences. */
export function readArea(language: Language, area: string): Sentences {
  if (area === mailArea) return readMailWords(language)
  if (!areasOf(language).includes(area)) return {}
  return JSON.parse(readFileSync(join(messagesFolder, language, `${area}.json`), 'utf8'))
}

/** The sentence that is named `area.key`. */
export function sentenceOf(language: Language, name: string): string {
  const dot = name.indexOf('.')
  const sentence = readArea(language, name.slice(0, dot))[name.slice(dot + 1)]
  if (sentence === undefined) throw new Error(`${language} has no ${name}`)
  return sentence
}
