import { within } from '../lib/time-limit.ts'

/** What a shopper would wait for once; longer than this is no answer. */
const maxMs = 2_000
const slowMs = 500

export type Speed = 'quick' | 'slow' | 'away'
export type Probed<Answer> = { speed: Speed; answer: Answer | null }

/** Asks a part of the site once, and says how it answered. It never fails. */
export async function probe<Answer>(ask: () => Promise<Answer>): Promise<Probed<Answer>> {
  const began = Date.now()
  try {
    const answer = await within(maxMs, ask)
    return { speed: Date.now() - began > slowMs ? 'slow' : 'quick', answer }
  } catch {
    // The alert tells of it; a line for each look would be one every few seconds.
    return { speed: 'away', answer: null }
  }
}
