import { expect, test } from 'vitest'
import { languages } from '../vocabulary/languages.ts'
import { sentencesOf } from './judged/lines.ts'
import { vocabularyOf } from './load.ts'
import { readSentence } from './read.ts'

test.for(languages)('in %s plain requests say at least what they say', async (language) => {
  const vocabulary = await vocabularyOf(language)
  for (const { text, says } of sentencesOf('requests', language))
    expect(readSentence(text, vocabulary), text).toMatchObject(says)
})

test.for(languages)('in %s one thing is understood in the ways in which it is said', async (language) => {
  const vocabulary = await vocabularyOf(language)
  for (const { text, says } of sentencesOf('paraphrases', language))
    expect(readSentence(text, vocabulary), text).toMatchObject(says)
})
