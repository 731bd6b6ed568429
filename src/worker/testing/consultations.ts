import { env } from 'cloudflare:test'
import type { Answers } from '@cabine/sophia/questions/question-flow.ts'
import type { Letter } from '@cabine/sophia/styling/letter.ts'
import { openDb } from '../lib/db.ts'
import { newId } from '../lib/ids.ts'
import { consultations } from '../stylist/schema.ts'

/** Answers that the sample shop, and most others, can serve. */
export const someAnswers: Answers = {
  occasions: ['work', 'dinner', 'weekend'],
  weather: ['mild'],
  vibe: ['chic'],
  loves: ['blue'],
  avoids: ['orange'],
  shapes: [],
  shoes: ['any'],
  budget: ['open'],
  owned: ['nothing'],
  note: ['A new job begins on the 3rd.'],
}

export const someLetter: Letter = {
  version: 1,
  occasions: ['work'],
  missed: [],
  weather: 'mild',
  vibe: 'chic',
  note: '',
  outfits: [],
}

/** Creates a consultation with its letter, unless the overrides say otherwise. */
export async function createConsultation(
  userId: string,
  overrides: Partial<typeof consultations.$inferInsert> = {},
) {
  const row = {
    id: newId(),
    userId,
    monthStart: new Date('2026-01-01T00:00:00Z'),
    answers: someAnswers,
    letter: someLetter,
    startedAt: new Date('2026-01-02T00:00:00Z'),
    finishedAt: new Date('2026-01-03T00:00:00Z'),
    ...overrides,
  }
  await openDb(env.DB).insert(consultations).values(row)
  return row
}
