import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../vocabulary/languages.ts'
import type { Reading } from '../../vocabulary/reading-words.ts'

/** Sentences of a language, one a line: language, sentence and what it says at least, between tabs. */
export const sentencesOf = (file: 'requests' | 'paraphrases', language: Language) =>
  readFileSync(join(import.meta.dirname, `${file}.tsv`), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([of]) => of === language)
    .map(([, text = '', says = '{}']) => ({ text, says: JSON.parse(says) as Partial<Reading> }))
