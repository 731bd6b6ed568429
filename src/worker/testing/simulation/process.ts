import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Chance } from './random.ts'

/**
 * A fault at one round trip (to the database or to Stripe) of a process: before its effect, or after it, so that only
 * the answer is lost. Either the call fails, and the code may react; or the whole process dies with everything in its
 * memory.
 */
export type Cut = { trip: number; when: 'before' | 'after' } & (
  | { does: 'fails' | 'dies' }
  /** The process hangs there, and continues this much later with what it knew. */
  | { does: 'sleeps'; minutes: number }
)

export type Outcome<T> =
  | { how: 'done'; value: T }
  | { how: 'failed'; error: unknown }
  | { how: 'died' }
  | { how: 'sleeps'; minutes: number; wake: () => Promise<Outcome<T>> }

/** `what` names the trip in a story. */
export type Travel = <T>(go: () => Promise<T>, what?: string) => Promise<T>

/** Assigns each trip to its process, because one database and one Stripe client serve all of them. */
const own = new AsyncLocalStorage<Travel>()

/** Every round trip of the code under test goes through here; outside of a process it is passed on unchanged. */
export const travel: Travel = (go, what) => {
  const way = own.getStore()
  return way ? way(go, what) : go()
}

/** The way of the process that runs now; undefined outside of any. */
export const presentWay = () => own.getStore()

/** Runs `body` as a process whose trips go this way. */
export const runAs = <T>(way: Travel, body: () => T) => own.run(way, body)

export const never = <T>() => new Promise<T>(() => undefined)

/** Where concurrent processes wait for their turn: one round trip at a time, in random order. */
function createCrossing(chance: Chance) {
  const waiting: (() => void)[] = []
  let travelling = 0
  let isOver = false
  return {
    async pass<T>(go: () => Promise<T>) {
      // A process that slept meanwhile continues alone.
      if (!isOver) await new Promise<void>((resolve) => waiting.push(resolve))
      travelling += 1
      try {
        return await go()
      } finally {
        travelling -= 1
      }
    },
    /** Lets one process after another proceed, each when all have stopped, so that a seed repeats the order. */
    async direct(areOver: () => boolean) {
      let before = -1
      while (!areOver()) {
        await nextTurn()
        const isAtRest = travelling === 0 && waiting.length === before
        before = waiting.length
        if (!isAtRest || waiting.length === 0) continue
        for (const proceed of waiting.splice(chance.below(waiting.length), 1)) proceed()
        before = -1
      }
      isOver = true
      for (const proceed of waiting.splice(0)) proceed()
    },
  }
}

export type Process<T> = { body: () => Promise<T>; cut?: Cut }

async function start<T>({ body, cut }: Process<T>, pass: Travel): Promise<Outcome<T>> {
  let trips = 0
  let isDead = false
  const broken = Promise.withResolvers<Outcome<T>>()
  const way: Travel = async (go) => {
    if (isDead) return never()
    trips += 1
    const meets = cut?.trip === trips ? cut : undefined
    if (!meets) {
      // A call that still waits for its turn when its process dies is not made any more.
      const answer = await pass(async () => (isDead ? null : { value: await go() }))
      return isDead || !answer ? never() : answer.value
    }
    if (meets.does === 'sleeps') {
      const answer = meets.when === 'after' ? { value: await pass(go) } : null
      const { promise, resolve } = Promise.withResolvers<void>()
      const wake = () => {
        resolve()
        return running
      }
      broken.resolve({ how: 'sleeps', minutes: meets.minutes, wake })
      await promise
      return answer ? answer.value : go()
    }
    if (meets.when === 'after') await pass(go).catch(() => undefined)
    if (meets.does === 'fails') throw new Error('the line is cut')
    isDead = true
    broken.resolve({ how: 'died' })
    return never()
  }
  const running = runAs(way, body).then(
    (value): Outcome<T> => ({ how: 'done', value }),
    (error: unknown): Outcome<T> => ({ how: 'failed', error }),
  )
  return Promise.race([running, broken.promise])
}

/** Runs one process. */
export const runAlone = <T>(process: Process<T>) => start(process, (go) => go())

/** Runs several concurrently; whose trip is next is drawn at random. */
export async function runTogether<T>(chance: Chance, processes: Process<T>[]) {
  const crossing = createCrossing(chance)
  let left = processes.length
  const running = processes.map((process) =>
    start(process, (go) => crossing.pass(go)).finally(() => (left -= 1)),
  )
  await crossing.direct(() => left === 0)
  return Promise.all(running)
}
