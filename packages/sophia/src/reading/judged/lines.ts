import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../vocabulary/languages.ts'
import type { Reading } from '../../vocabulary/reading-words.ts'
import type { Judged } from './score.ts'

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean)

/** Sentences of a language, one a line: language, sentence and what it says at least, between tabs. */
export const sentencesOf = (file: 'requests' | 'paraphrases', language: Language) =>
  linesOf(join(import.meta.dirname, `${file}.tsv`))
    .map((line) => line.split('\t'))
    .filter(([of]) => of === language)
    .map(([, text = '', says = '{}']) => ({ text, says: JSON.parse(says) as Partial<Reading> }))

/**
 * Judged sentences, one a line: id, language, sentence, its whole reading, and the paths of what may be read or not, with commas
 * between.
 */
export const judgedIn = (file = join(import.meta.dirname, 'sentences.tsv')) =>
  linesOf(file).map((line): Judged => {
    const [id = '', language, text = '', reading = '{}', optional] = line.split('\t')
    return {
      id,
      language: language as Language,
      text,
      reading: JSON.parse(reading) as Judged['reading'],
      ...(optional && { optional: optional.split(',') }),
    }
  })
