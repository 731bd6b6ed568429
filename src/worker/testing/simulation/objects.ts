import type { Actor, Loop } from './loop.ts'
import { runAs, travel } from './process.ts'
import type { Chance } from './random.ts'

/** How Durable Objects fare: shares between 0 and 1. */
export type ObjectWeather = {
  /** Of idle objects that a call finds forgotten from memory. */
  evicted: number
  /** Of alarms that ring up to a minute late. */
  late: number
  /** Of alarms that ring twice. */
  twice: number
}

type Instance = { alarm?: () => Promise<void> } & Record<string, unknown>
type Stored = { values: Map<string, unknown>; alarm: number | null }
export type ObjectClass = new (ctx: never, env: never) => object
type Watch = (name: string, values: ReadonlyMap<string, unknown>) => void

const maxRetries = 6

/**
 * A stand-in for Durable Objects, as far as the try-on's use them: calls, an alarm, and storage whose writes leave the
 * object together. What an object writes is kept once it makes its next trip or answers (the output gate): if it dies
 * before, all of it may be gone. An alarm that is interrupted rings again, up to six times.
 */
export function createObjects(loop: Loop, chance: Chance, weather: ObjectWeather) {
  const hosts: Host[] = []
  type Live = { actor: Actor; instance: Instance; present: Stored; busy: number }
  type Host = ReturnType<typeof createHost>

  function createHost(kind: string, name: string, Class: ObjectClass, env: object, watch: Watch) {
    const durable: Stored = { values: new Map(), alarm: null }
    let live: Live | null = null
    /** The alarm that is set on the loop, and the one that rings now. */
    let armed: number | null = null
    let ringing: { attempt: number } | null = null

    function flush() {
      if (!live) return
      durable.values = new Map(live.present.values)
      durable.alarm = live.present.alarm
      watch(name, durable.values)
      arm()
    }

    function arm() {
      if (durable.alarm === armed) return
      armed = durable.alarm
      if (armed === null) return
      const due = armed
      const lateMs = chance.happens(weather.late) ? chance.between(100, 60_000) : 0
      loop.at(Math.max(due, loop.now) + lateMs, () => {
        if (armed !== due || durable.alarm !== due) return
        armed = null
        void ring(0)
      })
    }

    async function ring(attempt: number) {
      const own = wake()
      // It is none any more while it rings, unless the handler sets another.
      own.present.alarm = null
      durable.alarm = null
      ringing = { attempt }
      await hear(own)
      if (own.actor.isDead) return
      ringing = null
      if (chance.happens(weather.twice)) loop.at(loop.now + chance.between(0, 5_000), () => void hear(wake()))
    }

    const hear = (own: Live) =>
      attend(({ alarm }) => alarm?.call(own.instance) ?? Promise.resolve(), own).catch(() => undefined)

    function wake(): Live {
      if (live && live.busy === 0 && chance.happens(weather.evicted)) {
        flush()
        live.actor.die()
      }
      if (live) return live
      const present: Stored = { values: new Map(durable.values), alarm: durable.alarm }
      const actor = loop.createActor(`${kind} ${name}`, {
        beforeTrip: flush,
        onDeath() {
          if (live?.busy && chance.happens(0.5)) flush()
          live = null
          if (!ringing) return
          const { attempt } = ringing
          ringing = null
          if (durable.alarm !== null || attempt >= maxRetries) return
          loop.at(loop.now + 2_000 * 2 ** attempt, () => durable.alarm === null && void ring(attempt + 1))
        },
      })
      const ctx = {
        id: { name },
        storage: storageOf(present),
        waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
      }
      const instance = runAs(actor.way, () => new Class(ctx as never, env as never)) as Instance
      live = { actor, instance, present, busy: 0 }
      return live
    }

    /** Lets the object do something; rejects when it dies meanwhile. What it answers leaves with what it wrote. */
    async function attend<T>(act: (instance: Instance) => Promise<T>, own = wake()): Promise<T> {
      own.busy += 1
      try {
        return await Promise.race([
          runAs(own.actor.way, () => act(own.instance)),
          own.actor.died.then(() => {
            throw new Error('the object was reset')
          }),
        ])
      } finally {
        own.busy -= 1
        if (!own.actor.isDead) flush()
      }
    }

    return {
      kind,
      name,
      attend,
      stored: () => durable,
      die: () => live?.actor.die(),
    }
  }

  return {
    /** A namespace of objects; `env` is read when one wakes. */
    open(kind: string, Class: ObjectClass, env: object, watch: Watch = () => {}) {
      const byName = new Map<string, Host>()
      const hostOf = (name: string) => {
        const known = byName.get(name) ?? createHost(kind, name, Class, env, watch)
        if (!byName.has(name)) hosts.push(known)
        byName.set(name, known)
        return known
      }
      return {
        stored: (name: string) => byName.get(name)?.stored() ?? null,
        names: () => [...byName.keys()],
        getByName: (name: string) =>
          new Proxy(
            {},
            {
              get:
                (_, method) =>
                (...given: unknown[]) =>
                  travel(
                    async () => {
                      const sent = structuredClone(given)
                      const answer = await hostOf(name).attend(async (instance) => {
                        const call = instance[String(method)]
                        if (typeof call !== 'function') throw new Error(`${kind} has no ${String(method)}`)
                        return (await Reflect.apply(call, instance, sent)) as unknown
                      })
                      return structuredClone(answer)
                    },
                    `${kind}.${String(method)}`,
                  ),
            },
          ),
      }
    },
    /** As at a deployment: every object is thrown out of memory, in the middle of whatever it does. */
    dieAll() {
      for (const host of hosts) host.die()
    },
  }
}

function storageOf(present: Stored) {
  const { values } = present
  return {
    kv: {
      get: (key: string) => structuredClone(values.get(key)),
      put: (key: string, value: unknown) => void values.set(key, structuredClone(value)),
      delete: (key: string) => values.delete(key),
      list: ({ prefix }: { prefix: string }) =>
        [...values].filter(([key]) => key.startsWith(prefix)).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    },
    getAlarm: () => Promise.resolve(present.alarm),
    setAlarm: async (time: number) => void (present.alarm = time),
    deleteAlarm: async () => void (present.alarm = null),
    deleteAll: async () => values.clear(),
  }
}
