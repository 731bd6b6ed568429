import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createAgenda } from './agenda.ts'
import { never, presentWay, runAs, travel, type Travel } from './process.ts'
import type { Chance } from './random.ts'

/**
 * What happens to one trip, or to the process that makes it: the trip is lost; it is done and its answer is lost; its
 * answer is lost and it is done later; its answer takes minutes; or the process dies before or after it.
 */
export const ills = ['lost', 'unanswered', 'late', 'slow', 'dies_before', 'dies_after'] as const
export type Ill = (typeof ills)[number]

/** A process: a call, a cron, or an object for as long as it is in memory. */
export type Actor = {
  readonly name: string
  readonly way: Travel
  readonly isDead: boolean
  /** Resolves when it dies. */
  readonly died: Promise<void>
  die(): void
}

type Options = {
  startedAt: number
  chance: Chance
  /** What happens to this trip; null for nothing. */
  ill: (actor: string, what: string) => Ill | null
  log?: (line: string) => void
}

/** Many times what a history has. */
const maxHappenings = 10_000

/** Something asks for its turn again and again. */
export class NeverRests extends Error {}

/** Said by every injected failure, so that it is told from a fault of ours. */
export const injected = 'the line is cut'

/** What an error says, and what the one says that caused it. */
export const asFault = (error: unknown) => {
  const fault = error instanceof Error ? error : new Error('something that is no error')
  return { message: fault.message, cause: fault.cause instanceof Error ? fault.cause.message : '' }
}

/** Whose a way is. */
const actors = new WeakMap<Travel, Actor>()
let present: ReturnType<typeof createLoop> | null = null
/** Work that Node does outside of its event loop's turns, such as a digest. */
const outside = new Set<symbol>()

/** Counts work outside, so that the loop waits for it. */
export async function busy<T>(work: Promise<T>): Promise<T> {
  const own = Symbol('work')
  outside.add(own)
  try {
    return await work
  } finally {
    outside.delete(own)
  }
}

/**
 * A clock and an order of their own: nothing takes real time, each trip and each timer is an entry of an agenda, and one
 * entry is worked off after another. The same seed gives the same run.
 */
export function createLoop({ startedAt, chance, ill, log }: Options) {
  const agenda = createAgenda<() => void>()
  let now = startedAt
  let happenings = 0
  const at = (time: number, act: () => void) => agenda.add(Math.max(now, time), act)
  const sleep = (ms: number) => new Promise<void>((resolve) => at(now + ms, resolve))
  const note = (line: string) => log?.(`${new Date(now).toISOString().slice(5, 23)} ${line}`)

  function createActor(name: string, { beforeTrip = () => {}, onDeath = () => {} } = {}): Actor {
    let isDead = false
    const { promise: died, resolve } = Promise.withResolvers<void>()
    const die = () => {
      if (isDead) return
      isDead = true
      note(`${name} dies`)
      onDeath()
      resolve()
    }
    const way: Travel = async (go, what = 'database') => {
      if (isDead) return never()
      const how = ill(name, what)
      if (how) note(`${name}: ${what} ${how}`)
      if (how === 'dies_before') {
        die()
        return never()
      }
      beforeTrip()
      await sleep(chance.between(1, 40))
      // What was sent arrives, whatever has become of its sender.
      if (how === 'late') at(now + chance.between(1_000, 120_000), () => void go().catch(() => undefined))
      if (how === 'late' || how === 'lost') return fail()
      const done = go()
      if (how === 'unanswered' || how === 'dies_after') {
        await done.catch(() => undefined)
        if (how === 'dies_after') die()
        return fail()
      }
      if (how === 'slow')
        await Promise.all([done.catch(() => undefined), sleep(chance.between(2_000, 200_000))])
      const answer = await done.then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      )
      if (isDead) return never()
      if ('error' in answer) throw answer.error
      return answer.value
    }
    const fail = () => {
      if (isDead) return never<never>()
      throw new Error(injected)
    }
    const actor = {
      name,
      way,
      died,
      die,
      get isDead() {
        return isDead
      },
    }
    actors.set(way, actor)
    return actor
  }

  /** Waits until nothing can proceed without the next entry. */
  async function rest() {
    do await nextTurn()
    while (outside.size > 0)
  }

  return {
    at,
    note,
    createActor,
    get now() {
      return now
    },
    get happenings() {
      return happenings
    },
    /** Runs a process by itself; what it throws is told to `ended`. */
    start(name: string, body: () => Promise<unknown>, ended: (error: unknown) => void = () => {}) {
      const actor = createActor(name)
      void runAs(actor.way, body).then(
        () => ended(null),
        (error: unknown) => ended(error),
      )
      return actor
    },
    /** Lets time pass until nothing is left to do, or until `end`; throws where it stands still. */
    async run(end: number) {
      while (agenda.nextAt !== null && agenda.nextAt <= end) {
        if (happenings > maxHappenings) throw new NeverRests()
        const { at: due, what } = agenda.take()
        now = Math.max(now, due)
        happenings += 1
        what()
        await rest()
      }
      now = Math.max(now, end === Infinity ? now : end)
    },
  }
}
export type Loop = ReturnType<typeof createLoop>

/** What the sources under test take from their platform, from here on the loop's. */
export function enter(
  loop: Loop,
  chance: Chance,
  fetchAt: (url: string, init: RequestInit) => Promise<unknown>,
) {
  install()
  present = loop
  random = chance
  fetching = fetchAt
}

let random: Chance
let fetching: (url: string, init: RequestInit) => Promise<unknown>
let isInstalled = false

type Timer = { isCleared: boolean }

/** Once for each thread: clock, timers, chance and network are the loop's. */
function install() {
  if (isInstalled) return
  isInstalled = true
  const RealDate = Date
  const nowMs = () => present?.now ?? RealDate.now()
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[]) =>
      given.length === 0 ? new target(nowMs()) : (Reflect.construct(target, given) as Date),
    get: (target, name) => (name === 'now' ? nowMs : (Reflect.get(target, name) as unknown)),
  })
  performance.now = nowMs
  const setLater = (act: () => void, ms = 0): Timer => {
    const timer = { isCleared: false }
    // In the context of its process, whose trips it may make.
    const go = AsyncLocalStorage.bind(act)
    const way = presentWay()
    const isDead = () => way !== undefined && actors.get(way)?.isDead
    present?.at(nowMs() + ms, () => timer.isCleared || isDead() || go())
    return timer
  }
  const clear = (timer?: Timer) => {
    if (timer) timer.isCleared = true
  }
  Object.assign(globalThis, {
    setTimeout: setLater,
    clearTimeout: clear,
    fetch: (input: string | URL | Request, init: RequestInit = {}) => {
      const url = input instanceof Request ? input.url : String(input)
      return travel(() => fetching(url, init), `fetch ${new URL(url).pathname.slice(0, 24)}`)
    },
  })
  AbortSignal.timeout = () => new AbortController().signal
  const { subtle } = crypto
  Object.defineProperties(crypto, {
    getRandomValues: {
      value: <T extends Uint8Array | Uint32Array>(array: T) => {
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
        for (let i = 0; i < bytes.length; i++) bytes[i] = random.below(256)
        return array
      },
    },
    randomUUID: {
      value: () => {
        const hex = (digits: number) =>
          Array.from({ length: digits }, () => random.below(16).toString(16)).join('')
        return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`
      },
    },
    subtle: {
      value: new Proxy(subtle, {
        get(target, name) {
          const member: unknown = Reflect.get(target, name)
          return typeof member === 'function'
            ? (...given: unknown[]) => busy(Reflect.apply(member, target, given) as Promise<unknown>)
            : member
        },
      }),
    },
  })
}
