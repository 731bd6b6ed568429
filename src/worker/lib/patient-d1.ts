import { currentCall } from './current-call.ts'
import { logEvent } from './log.ts'
import { within } from './time-limit.ts'

/**
 * Stalls of half a minute and more are known of D1. Somebody who waits for an answer gets her words within ten seconds: all trips of
 * her call together wait this long for a database that does not answer.
 */
const callMs = 8_000
/** After that, what else the call asks (the list that it would fall back to) has a moment only. */
const leastMs = 500

const maxTries = 3
const pauseMs = 60

/**
 * What Cloudflare says may be tried again (developers.cloudflare.com/d1/best-practices/retry-queries, read on 29 November 2026). D1 tries
 * what only reads again by itself, and nothing else. An overloaded database is not asked more.
 */
const transient = [
  'Network connection lost',
  'storage caused object to be reset',
  'reset because its code was updated',
  'due to transient issue on remote node',
]
const isTransient = (error: unknown) => transient.some((part) => String(error).includes(part))

const isRead = (sql: string) =>
  /^\s*(?:select|with|explain)\b/i.test(sql) && !/\b(?:insert|update|delete|replace)\s/i.test(sql)

/**
 * Whether a statement that may have been done already, since its answer is lost, can be sent again: it reads, or its second time
 * finds nothing left to do. Whatever says what it did (`returning`) would say something else, and whatever counts would count twice.
 */
export function isRepeatable(sql: string) {
  if (isRead(sql)) return true
  if (/\breturning\b/i.test(sql)) return false
  return (
    /^\s*insert\b[^]*\bon conflict(?: \([^()]*\))? do nothing\s*$/i.test(sql) ||
    /^\s*delete from\b/i.test(sql) ||
    /^\s*update "\w+" set (?:"\w+" = (?:\?|null)(?:, )?)+ where\b/i.test(sql)
  )
}

type Call = ReturnType<typeof currentCall>

/** Where nobody waits, in a cron or the queue, D1 itself ends a statement after 30 s, and the platform the work. */
const inTime = <T>(call: Call, act: () => Promise<T>) =>
  call?.isAwaited ? within(Math.max(leastMs, callMs - call.stalledMs), act) : act()

async function patientTrip<T>(go: () => Promise<T>, mayRepeat: boolean): Promise<T> {
  const call = currentCall()
  const began = Date.now()
  let tries = 0
  try {
    return await inTime(call, async () => {
      for (;;) {
        try {
          return await go()
        } catch (error) {
          tries += 1
          const isLate = call?.isAwaited === true && Date.now() - began > callMs
          if (!mayRepeat || tries >= maxTries || isLate || !isTransient(error)) throw error
          logEvent('database_asked_again', { error: String(error), attempts: tries })
          // With some chance, so that calls that were cut off together do not come back together.
          const pause = pauseMs * 2 ** tries * (0.5 + Math.random())
          await new Promise((resolve) => setTimeout(resolve, pause))
        }
      }
    })
  } catch (error) {
    if (call) call.stalledMs += Date.now() - began
    throw error
  }
}

const trips = new Set(['all', 'run', 'raw', 'first'])

/**
 * The database with patience that has an end: each trip has a time limit, and one whose connection is lost is made again where that is
 * safe. A batch is one transaction: it is sent again only if each of its statements may be.
 */
export function patient(binding: D1Database): D1Database {
  const sqlOf = new WeakMap<object, string>()

  const wrapStatement = (statement: object, sql: string): object => {
    const wrapped: object = new Proxy(statement, {
      get(object, name) {
        const member: unknown = Reflect.get(object, name)
        if (typeof member !== 'function') return member
        if (name === 'bind')
          return (...args: unknown[]) => wrapStatement(Reflect.apply(member, object, args) as object, sql)
        if (!trips.has(String(name)))
          return (...args: unknown[]) => Reflect.apply(member, object, args) as unknown
        return (...args: unknown[]) =>
          patientTrip(() => Reflect.apply(member, object, args) as Promise<unknown>, isRepeatable(sql))
      },
    })
    sqlOf.set(wrapped, sql)
    return wrapped
  }

  return new Proxy(binding, {
    get(object, name) {
      const member: unknown = Reflect.get(object, name)
      if (typeof member !== 'function') return member
      if (name === 'prepare')
        return (sql: string) => wrapStatement(Reflect.apply(member, object, [sql]) as object, sql)
      if (name !== 'batch') return (...args: unknown[]) => Reflect.apply(member, object, args) as unknown
      return (statements: object[]) =>
        patientTrip(
          () => Reflect.apply(member, object, [statements]) as Promise<unknown>,
          statements.every((one) => isRepeatable(sqlOf.get(one) ?? '')),
        )
    },
  })
}
