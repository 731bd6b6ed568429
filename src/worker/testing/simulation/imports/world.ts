import { clearLeftBehind } from '#worker/imports/left-behind-imports.ts'
import { begin, workOff } from '#worker/background/queue.ts'
import { createBucket, createKv } from '../bucket.ts'
import { behindTravel } from '../database.ts'
import { asFault, createLoop, enter, ills, injected, NeverRests, type Ill } from '../loop.ts'
import { runAs, travel } from '../process.ts'
import { createChance } from '../random.ts'
import type { createSqliteD1 } from '../../sqlite-d1.ts'
import type { WorkerEnv } from '../worker-env.ts'
import { createJudge } from './oracle.ts'
import { calmAfter, endsAfter, type ImportsHistory } from './script.ts'
import { addressOf, askShop } from './shops.ts'

type Database = ReturnType<typeof createSqliteD1>['binding']

const startedAt = Date.UTC(2026, 2, 1, 0, 7)
/** As wrangler.toml says of the queue. */
const maxAttempts = 6

/** Plays one history and returns what was wrong. */
export async function runHistory(
  history: ImportsHistory,
  { catalogue, accounts }: { catalogue: Database; accounts: Database },
  log?: (line: string) => void,
) {
  const { weather } = history
  const findings: string[] = []
  const found = (text: string) => void (findings.includes(text) || findings.push(text))
  const streams = new Map<string, ReturnType<typeof createChance>>()
  let trips = 0
  let isCalm = false

  function ill(actor: string): Ill | null {
    if (isCalm) return null
    trips += 1
    if (history.cut) return history.cut.trip === trips ? history.cut.how : null
    const stream = streams.get(actor) ?? createChance(`${history.seed} ${actor}`)
    streams.set(actor, stream)
    const [dies, isIll, which] = [
      stream.happens(weather.deaths),
      stream.happens(weather.ills),
      stream.below(4),
    ]
    if (dies) return which < 2 ? 'dies_before' : 'dies_after'
    return isIll ? (ills[which] ?? null) : null
  }

  const loop = createLoop({ startedAt, chance: createChance(`${history.seed} loop`), ill, log })
  const chance = createChance(`${history.seed} world`)
  const messages = createChance(`${history.seed} messages`)
  const copies = createBucket('CATALOGUE')
  const { watch, judge, ended } = createJudge(history, catalogue, copies.objects, found)
  const env = {
    DB: behindTravel(accounts),
    CATALOGUE_DB: behindTravel(catalogue, undefined, watch),
    CACHE: createKv('CACHE'),
    CATALOGUE: copies.bucket,
    ASSETS: {
      fetch: () =>
        travel(
          async () => Response.json({ collections: [], presets: [], posts: [], templates: [] }),
          'assets',
        ),
    },
    CATALOGUE_FEEDS: history.shops.map((shop) => `${shop.id}=${addressOf(shop)}`).join(' '),
    WORK: {
      sendBatch: (sent: Iterable<{ body: unknown }>) =>
        travel(async () => {
          for (const { body } of sent) send(body)
        }, 'queue'),
    },
  } as unknown as WorkerEnv
  enter(loop, chance, async (address, init) => {
    const shop = history.shops.find((one) => addressOf(one) === address)
    if (!shop) throw new Error(`nobody is at ${address}`)
    const moody = isCalm ? 0 : weather.moody
    return askShop(shop, loop.now - startedAt, new Headers(init.headers), chance, moody)
  })
  console.log = (line) => loop.note(`    ${String(line)}`)

  const purge = async () => {}

  /** A Worker's invocation. What it throws by itself is a fault of ours; what was injected is not. */
  function invoke(what: string, body: () => Promise<unknown>, failed: () => void = () => {}) {
    loop.note(what)
    const actor = loop.createActor(what)
    void actor.died.then(failed)
    void runAs(actor.way, body).catch((error: unknown) => {
      const { message, cause } = asFault(error)
      const told = `${message} ${cause}`
      loop.note(`    ${what} ends: ${told}`)
      if (!told.includes(injected)) found(`${what} failed by itself: ${told}`)
      failed()
    })
  }

  /** The queue gives a message at least once, later than it was sent, and in no order; here some get lost. */
  function send(body: unknown) {
    const isCareless = !isCalm
    if (isCareless && messages.happens(weather.lostMessages)) return
    const times = isCareless && messages.happens(weather.doubleMessages) ? 2 : 1
    for (let i = 0; i < times; i++)
      loop.at(loop.now + messages.between(500, messages.pick([60_000, 300_000])), () => give(body, 1))
  }

  function give(body: unknown, attempts: number) {
    let isSettled = false
    const again = (delaySeconds: number) => {
      if (isSettled) return
      isSettled = true
      if (attempts < maxAttempts) loop.at(loop.now + delaySeconds * 1000, () => give(body, attempts + 1))
    }
    const message = {
      body,
      attempts,
      ack: () => void (isSettled = true),
      retry: ({ delaySeconds = 30 } = {}) => again(delaySeconds),
    }
    const batch = { queue: 'cabine-work', messages: [message] } as unknown as Parameters<typeof workOff>[0]
    const context = { cache: undefined } as unknown as Parameters<typeof workOff>[2]
    invoke(
      'message',
      () => workOff(batch, env, context),
      () => again(60),
    )
  }

  for (const at of history.crons)
    loop.at(startedAt + at, () => invoke('cron', () => begin('imports', env, purge)))
  try {
    await loop.run(startedAt + calmAfter)
    isCalm = true
    // The last cron's messages have their time, too.
    await loop.run(startedAt + endsAfter + 2 * 3_600_000)
    invoke('night', () => clearLeftBehind(env))
    await loop.run(startedAt + endsAfter + 3 * 3_600_000)
    await judge()
  } catch (error) {
    if (!(error instanceof NeverRests)) throw error
    found('it never comes to rest')
  }
  return { findings, happenings: loop.happenings, trips, imports: ended() }
}
