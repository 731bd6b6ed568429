import { keyInUse, keyReused } from './errors.ts'
import type { Answer } from './http.ts'

type Kept = { request: string; answer: Answer | null; until: number }

const keptSeconds = 86_400

/** Stores answers by their Idempotency-Key for a day. */
export class Idempotency {
  readonly #kept = new Map<string, Kept>()

  /** The stored answer; null for a new key, which is in flight from now on. */
  replay(key: string, request: string, now: number): Answer | null {
    const kept = this.#kept.get(key)
    if (!kept || kept.until <= now) {
      if (this.#kept.size % 1024 === 1023) this.#forget(now)
      this.#kept.set(key, { request, answer: null, until: now + keptSeconds })
      return null
    }
    if (kept.request !== request) throw keyReused(key)
    if (!kept.answer) throw keyInUse(key)
    return { ...kept.answer, headers: { ...kept.answer.headers, 'idempotent-replayed': 'true' } }
  }

  keep(key: string, answer: Answer) {
    const kept = this.#kept.get(key)
    if (kept) kept.answer = answer
  }

  /** A request that was refused before it began may be corrected and sent again with the same key. */
  release(key: string) {
    this.#kept.delete(key)
  }

  #forget(now: number) {
    for (const [key, { until }] of this.#kept) if (until <= now) this.#kept.delete(key)
  }
}
