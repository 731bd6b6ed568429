import { readStored, removeStored, writeStored } from '#client/lib/browser-storage.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import type { Answer, Answers } from '@cabine/sophia/questions/question-flow.ts'

const isAnswers = (value: unknown): value is Answers =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => Array.isArray(one) && one.every((word) => typeof word === 'string'))

/** Answers that the server does not have yet, for instance without a network. They wait on this device. */
export function keptAnswers(name: string) {
  const keyOf = (userId: string) => `${name}:${userId}`

  function read(userId: string): Answers {
    try {
      const kept: unknown = JSON.parse(readStored(keyOf(userId)) ?? '{}')
      return isAnswers(kept) ? kept : {}
    } catch {
      return {}
    }
  }

  function keep(userId: string, waiting: Answers) {
    if (Object.keys(waiting).length === 0) removeStored(keyOf(userId))
    else writeStored(keyOf(userId), JSON.stringify(waiting))
  }

  return {
    read,
    add: (userId: string, question: string, answer: Answer) =>
      keep(userId, { ...read(userId), [question]: answer }),
    /** Drops an answer that the server has, unless it was changed while it was sent. */
    drop(userId: string, question: string, answer: Answer) {
      const { [question]: waiting, ...others } = read(userId)
      if (JSON.stringify(waiting) === JSON.stringify(answer)) keep(userId, others)
    },
    forget: (userId: string) => removeStored(keyOf(userId)),
  }
}

type Kept = ReturnType<typeof keptAnswers>

export const consultationAnswers = keptAnswers('consultation-answers')
export const styleAnswers = keptAnswers('style-answers')

/** Sends waiting answers one after the other, so that the latest answer to a question wins. False if some still wait. */
export async function sendKept(
  kept: Kept,
  userId: string,
  send: (question: string, answer: Answer) => Promise<unknown>,
) {
  for (;;) {
    const [next] = Object.entries(kept.read(userId))
    if (!next) return true
    const [question, answer = []] = next
    try {
      await send(question, answer)
    } catch (error) {
      // An answer that the server refuses for good is dropped, so that the others can be sent.
      if (!isFailure(error, 'invalid_input')) return false
    }
    kept.drop(userId, question, answer)
  }
}
