import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { photoAdvice, type PhotoAdvice } from '@cabine/engine'
import { judgeMeasured } from '@cabine/engine/testing/photo-measures.ts'
import { languages } from '@cabine/sophia/vocabulary/languages.ts'
import { firstIn } from '#shared/testing/first.ts'

const folder = join(import.meta.dirname, '../../../i18n/messages')
const adviceIn = (language: string) => {
  const file = join(folder, language, 'photo-notes.json')
  const sentences = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return (code: PhotoAdvice) => sentences[`advice_${code}`] ?? ''
}

/** The longest run of letters that all of them have. */
function sharedBy([first = '', ...others]: string[]) {
  for (let length = first.length; length > 0; length -= 1)
    for (let start = 0; start + length <= first.length; start += 1) {
      const run = first.slice(start, start + length)
      if (others.every((other) => other.includes(run))) return run
    }
  return ''
}

/** Advice for photos that can only be replaced: all of these messages ask for another photo. */
const hopeless: PhotoAdvice[] = ['unreadable', 'nobody', 'several_people']

const judged = (changes: Parameters<typeof judgeMeasured>[0]) => {
  const { verdict, advice } = judgeMeasured(changes)
  return { verdict, code: firstIn(advice) }
}

test.each(languages)('%s: every advice has a sentence of its own', (language) => {
  const sentences = photoAdvice.map(adviceIn(language))
  for (const [k, sentence] of sentences.entries()) {
    expect(sentence?.length, photoAdvice[k]).toBeGreaterThan(8)
  }
  expect(new Set(sentences).size).toBe(photoAdvice.length)
})

test.each(languages)(
  '%s: turned too far, she is asked for another photo; turned a little, she is not',
  (language) => {
    const adviceOf = adviceIn(language)
    const asking = sharedBy(hopeless.map(adviceOf))
    const asks = (advice: PhotoAdvice) => adviceOf(advice).includes(asking)
    // The shared words are the request, not the beginning or end that all advice has.
    expect((['dark', 'blurred', 'tilted', 'seated', 'arm_in_front'] as const).filter(asks)).toEqual([])

    const far = judged({ yaw: 60 })
    const little = judged({ yaw: 40 })
    expect([far.verdict, asks(far.code)]).toEqual(['refused', true])
    expect([little.verdict, asks(little.code)]).toEqual(['usable', false])
  },
)
