import { readStored, removeStored, writeStored } from '#client/lib/browser-storage.ts'
import type { Answer, Answers } from '#shared/stylist/flow.ts'

const keyOf = (userId: string) => `consultation-answers:${userId}`

/** Answers that the server has not had yet, for instance for want of a network: they wait on this device. */
export function readWaiting(userId: string): Answers {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(userId)) ?? '{}')
    return isAnswers(kept) ? kept : {}
  } catch {
    return {}
  }
}

const isAnswers = (value: unknown): value is Answers =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => Array.isArray(one) && one.every((word) => typeof word === 'string'))

function keep(userId: string, waiting: Answers) {
  if (Object.keys(waiting).length === 0) removeStored(keyOf(userId))
  else writeStored(keyOf(userId), JSON.stringify(waiting))
}

export const addWaiting = (userId: string, question: string, answer: Answer) =>
  keep(userId, { ...readWaiting(userId), [question]: answer })

/** The server has it; unless she has changed her mind meanwhile. */
export function dropWaiting(userId: string, question: string, answer: Answer) {
  const { [question]: waiting, ...others } = readWaiting(userId)
  if (JSON.stringify(waiting) === JSON.stringify(answer)) keep(userId, others)
}

export const forgetWaiting = (userId: string) => removeStored(keyOf(userId))
