import { expect, test } from 'vitest'
import { vocabularyOf } from '../reading/load.ts'
import { readSentence } from '../reading/read.ts'

const dress = (colour: string) => ({ pieces: [{ kind: 'dress', colours: [colour] }] })

test.for([
  ['ru', 'плтье синее', dress('blue')],
  ['ar', 'فسطان احمرر', dress('red')],
  ['it', 'giaca nera', { pieces: [{ kind: 'jacket', colours: ['black'] }] }],
  ['ja', 'わんぴーす', { pieces: [{ kind: 'dress' }] }],
  ['en', 'swaeter in navvy', { pieces: [{ kind: 'sweater' }] }],
] as const)('a slip is read: %s %s', async ([language, text, expected]) => {
  expect(readSentence(text, await vocabularyOf(language))).toMatchObject(expected)
})

test.for([
  ['it', 'ciao Sofia', { social: 'hello' }],
  ['es', 'embarazada de 8 meses', { body: ['maternity'] }],
  ['de', 'etwas wärmeres bitte', { change: { act: 'warmer' } }],
] as const)('an everyday word is no slip of a piece: %s %s', async ([language, text, expected]) => {
  expect(readSentence(text, await vocabularyOf(language))).toEqual(expected)
})
