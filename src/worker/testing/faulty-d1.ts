/**
 * What may happen to one round trip to the database: it is refused; it is done and the answer is lost; the answer is
 * lost and it is done later; or the waiting object dies, in the same three ways.
 */
export const faults = [
  'refused',
  'done_unanswered',
  'done_late',
  'down_before',
  'down_after',
  'down_late',
] as const
export type Fault = (typeof faults)[number]

const latencyMs = 1
const trips = new Set(['all', 'run', 'raw', 'first', 'batch'])

/** A real database behind an unreliable connection. */
export function createFaultyD1(binding: D1Database) {
  const planned: (Fault | null)[] = []
  const late: (() => Promise<unknown>)[] = []
  let isDown = false
  const { promise: down, resolve: goDown } = Promise.withResolvers<void>()

  async function travel(go: () => Promise<unknown>) {
    // A round trip takes time, so that read-then-write code meets concurrent writes.
    await scheduler.wait(latencyMs)
    const fault = planned.shift()
    if (!fault) return go()
    if (fault.endsWith('late')) late.push(go)
    if (fault === 'done_unanswered' || fault === 'down_after') await go()
    if (!fault.startsWith('down')) throw new Error('D1_ERROR: the line is bad')
    isDown = true
    goDown()
    return new Promise(() => undefined)
  }

  const wrap = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(object, name) {
        const member: unknown = Reflect.get(object, name)
        if (typeof member !== 'function') return member
        const call = (args: unknown[]): unknown => Reflect.apply(member, object, args)
        if (name === 'prepare' || name === 'bind' || name === 'withSession') {
          return (...args: unknown[]) => {
            const statement = call(args)
            return typeof statement === 'object' && statement ? wrap(statement) : statement
          }
        }
        if (!trips.has(String(name))) return (...args: unknown[]) => call(args)
        return (...args: unknown[]) => travel(async () => call(args))
      },
    })

  return {
    binding: wrap(binding),
    /** The faults of the next trips, in order; null for none. */
    plan: (...next: (Fault | null)[]) => planned.push(...next),
    clear: () => planned.splice(0),
    /** Resolves when an object dies, whose work never ends. */
    down,
    /** Whether an object has died since the last call. */
    takeDown() {
      const was = isDown
      isDown = false
      return was
    },
    /** Lets the delayed writes arrive. */
    async land() {
      for (const go of late.splice(0)) await go().catch(() => undefined)
    },
  }
}
