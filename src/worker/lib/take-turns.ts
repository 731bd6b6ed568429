import { ApiError } from './errors.ts'

type Turn = { until: number }
type Waiting = { seenAt: number }

const retryAfterSeconds = 2

const busy = () =>
  new ApiError('server_busy', { retryAfterSeconds }, { 'Retry-After': String(retryAfterSeconds) })

/** Whoever waits looks at her place so often, the sooner the nearer it is. */
const lookAgainMs = (place: number) => Math.min(4 + 4 * place, 100)
/** Who has not looked for so long was cut off. */
const goneAfterMs = 1_000

/**
 * Lets `atOnce` calls of this isolate run at a time; the others wait in order, at most `maxWaitMs`, and then are asked to
 * come back with server_busy. A request that is cut off never ends its turn: so a turn ends after `longestMs` whether
 * its call has returned or not, and it is for the database to refuse what is too much. Those who wait look for themselves,
 * because a request of a Worker cannot be woken by another one.
 */
export function createTurns({
  atOnce,
  maxWaitMs,
  longestMs,
}: {
  atOnce: number
  maxWaitMs: number
  longestMs: number
}) {
  const turns = new Set<Turn>()
  let waiting: Waiting[] = []

  function forgetTheGone(now: number) {
    for (const turn of turns) if (turn.until <= now) turns.delete(turn)
    waiting = waiting.filter(({ seenAt }) => now - seenAt < goneAfterMs)
  }

  async function take(): Promise<Turn> {
    const me: Waiting = { seenAt: Date.now() }
    const latest = me.seenAt + maxWaitMs
    waiting.push(me)
    try {
      for (;;) {
        const now = Date.now()
        me.seenAt = now
        forgetTheGone(now)
        const place = Math.max(0, waiting.indexOf(me))
        if (place < atOnce - turns.size) {
          const turn = { until: now + longestMs }
          turns.add(turn)
          return turn
        }
        if (now >= latest) throw busy()
        await new Promise((resolve) => setTimeout(resolve, lookAgainMs(place)))
      }
    } finally {
      waiting = waiting.filter((one) => one !== me)
    }
  }

  return async function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = await take()
    try {
      return await act()
    } finally {
      turns.delete(turn)
    }
  }
}
