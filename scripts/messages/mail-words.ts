import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#client/i18n/language.ts'

/** Mails are written by the server, so their words lie beside it; here they are one more area. */
export const mailArea = 'mail-words'

const folder = join(import.meta.dirname, '../../src/worker/mail/words')

const flat = (value: unknown, path: string[]): [name: string, sentence: string][] =>
  typeof value === 'string'
    ? [[path.join('.'), value]]
    : Object.entries(value ?? {}).flatMap(([name, inner]) => flat(inner, [...path, name]))

/** Keyed by path, `mails.verify_email.text.0`. */
export const readMailWords = (language: Language): Record<string, string> =>
  Object.fromEntries(flat(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')), []))
