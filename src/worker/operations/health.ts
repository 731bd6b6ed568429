import { feedEveryMs } from '../imports/feed-config.ts'
import { withAccount } from '../try-on/providers/pools.ts'
import { openTransport } from '../mail/transport.ts'
import type { GateHealth } from '../try-on/gate-health.ts'
import { readAccounts, readCatalogue, readGate } from './health-facts.ts'
import { isLate } from './lateness.ts'
import { probe, type Speed } from './probe.ts'

/** How a part is: a store answers so fast, work is done in time or not, and what is not set up is off. */
type Condition = Speed | 'on_time' | 'late' | 'off' | 'unknown'
export type Part = { ok: boolean; condition: Condition; since: string | null }

export const healthParts = [
  'accounts',
  'catalogue',
  'photos',
  'pictures',
  'cache',
  'crons',
  'queue',
  'imports',
  'photographs',
  'mails',
  'payments',
] as const
export type HealthPart = (typeof healthParts)[number]

/** Without one of these no shopper is served, so that a site that lacks one answers 503. */
const essential: readonly HealthPart[] = ['accounts', 'catalogue', 'photos', 'cache']

const minuteMs = 60_000
/** A feed may wait its turn for some hours before that is trouble. */
const importLateMs = feedEveryMs + 6 * 60 * minuteMs
/** Work that was given up within this time is trouble of now. */
const givenUpLatelyMs = 2 * 60 * minuteMs

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null
const earliest = (dates: (Date | null)[]) =>
  dates.reduce<Date | null>((first, date) => (date && (!first || date < first) ? date : first), null)

/** Everything an operator can ask of the site, in bounded statements and two seconds at most. Nothing in it names a shopper. */
export async function readHealth(env: Env, now = Date.now()) {
  const [accounts, catalogue, photos, pictures, cache, gate, backlog] = await Promise.all([
    probe(() => readAccounts(env, now)),
    probe(() => readCatalogue(env, now)),
    // An object that need not be there: whether the bucket answers is what is asked.
    probe(() => env.PHOTOS.head('health')),
    probe(() => env.CATALOGUE.head('health')),
    probe(() => env.CACHE.get('health')),
    probe(() => readGate(env)),
    probe(async () => (await env.WORK?.metrics()) ?? null),
  ])
  const alerts = catalogue.answer?.alerts ?? []
  const since = (name: HealthPart) =>
    iso(alerts.find(({ alert, overAt }) => alert === `${name}_away` && !overAt)?.since)
  const store = (name: HealthPart, speed: Speed): Part => ({
    ok: speed !== 'away',
    condition: speed,
    since: since(name),
  })
  const known = catalogue.answer
  const late = (known?.jobs ?? []).filter((job) => isLate(job, now))
  const work = (isLateNow: boolean, at: Date | null): Part => ({
    ok: !isLateNow,
    condition: known ? (isLateNow ? 'late' : 'on_time') : 'unknown',
    since: iso(at),
  })
  const ofQueue = (job: string) => job.startsWith('queue/')
  const inQueue = late.filter(({ job }) => ofQueue(job))
  const inCrons = late.filter(({ job }) => !ofQueue(job))
  const givenUpLately = (known?.givenUp ?? []).filter(
    ({ lastAt }) => now - lastAt.getTime() < givenUpLatelyMs,
  )
  const overdue = (known?.feeds ?? []).filter(
    ({ checkedAt, failure }) =>
      failure !== null || (checkedAt !== null && now - checkedAt.getTime() > importLateMs),
  )
  const jobs = known?.jobs ?? []
  const parts: Record<HealthPart, Part> = {
    accounts: store('accounts', accounts.speed),
    catalogue: store('catalogue', catalogue.speed),
    photos: store('photos', photos.speed),
    pictures: store('pictures', pictures.speed),
    cache: store('cache', cache.speed),
    crons: work(
      inCrons.length > 0,
      earliest(
        (inCrons.length > 0 ? inCrons : jobs.filter(({ job }) => !ofQueue(job))).map(
          ({ succeededAt }) => succeededAt,
        ),
      ),
    ),
    queue: work(
      inQueue.length > 0 || givenUpLately.length > 0,
      earliest(inQueue.map(({ succeededAt }) => succeededAt)),
    ),
    imports: work(overdue.length > 0, earliest((known?.feeds ?? []).map(({ checkedAt }) => checkedAt))),
    photographs: photographsOf(env, gate.answer),
    mails: mailsOf(env, accounts.answer?.mails ?? null),
    payments: paymentsOf(env, accounts.answer?.payments ?? null),
  }
  return {
    ok: healthParts.every((name) => parts[name].ok),
    isServing: essential.every((name) => parts[name].ok),
    at: new Date(now).toISOString(),
    version: env.VERSION?.id ?? null,
    parts,
    details: {
      jobs: jobs.map((job) => ({
        job: job.job,
        isLate: isLate(job, now),
        succeededAt: iso(job.succeededAt),
        failedAt: iso(job.failedAt),
        failures: job.failures,
      })),
      givenUp: (known?.givenUp ?? []).map(({ task, times, lastAt }) => ({
        task,
        times,
        lastAt: iso(lastAt),
      })),
      feeds: (known?.feeds ?? []).map(({ feed, checkedAt, importedAt, failure }) => ({
        feed,
        checkedAt: iso(checkedAt),
        importedAt: iso(importedAt),
        failure,
      })),
      backlog: backlog.answer && {
        messages: backlog.answer.backlogCount,
        oldest: iso(backlog.answer.oldestMessageTimestamp),
      },
      photographs: gate.answer,
      mails: accounts.answer?.mails ?? null,
      payments: accounts.answer?.payments ?? null,
      clientErrorKinds: known?.clientErrorKinds ?? null,
      sharedErrorKinds: known?.sharedErrorKinds ?? null,
      alerts: alerts.flatMap(({ alert, since: from, overAt }) =>
        overAt ? [] : [{ alert, since: iso(from) }],
      ),
    },
  }
}
export type Health = Awaited<ReturnType<typeof readHealth>>

const off: Part = { ok: true, condition: 'off', since: null }
const unknown: Part = { ok: true, condition: 'unknown', since: null }

/** A site without photographers, or one that is told to have none, has nothing that could be down. */
function photographsOf(env: Env, gate: GateHealth | null): Part {
  if (withAccount(env).length === 0) return off
  if (!gate) return { ok: false, condition: 'away', since: null }
  if (gate.pools.length === 0) return off
  const isOpen = gate.pools.some((pool) => pool.isOpen)
  return { ok: isOpen, condition: isOpen ? 'on_time' : 'away', since: null }
}

function mailsOf(env: Env, mails: { failing: number; untried: number } | null): Part {
  if (!openTransport(env)) return off
  if (!mails) return unknown
  // One address that bounces is no trouble of the site's.
  const isLateNow = mails.failing >= 5 || mails.untried > 0
  return { ok: !isLateNow, condition: isLateNow ? 'late' : 'on_time', since: null }
}

function paymentsOf(env: Env, payments: { unhandled: number } | null): Part {
  if (!env.STRIPE_SECRET_KEY) return off
  if (!payments) return unknown
  const isLateNow = payments.unhandled > 0
  return { ok: !isLateNow, condition: isLateNow ? 'late' : 'on_time', since: null }
}
