import { and, desc, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm'
import { malformedEvents, stripeEvents } from '../billing/schema.ts'
import { feeds, imports } from '../catalogue/schema.ts'
import { openCatalogue, openDb } from '../lib/db.ts'
import { mails } from '../mail/schema.ts'
import { gateOf } from '../try-on/settlement.ts'
import { givenUpWork, clientErrors, alertStates, jobRuns } from './schema.ts'
import { sampleAccounts } from './sample-accounts.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** A mail that failed so often, within minutes, has no bad luck. */
const failingAttempts = 3
/** No more of a thing is counted than makes a difference. */
const maxCounted = 1_000
/** The last events of Stripe: enough to say that none came by itself. */
const eventsLookedAt = 20

/** One trip. Each statement reads an index up to a bound, whatever the number of shoppers is. */
export async function readAccounts(env: Env, now: number) {
  const db = openDb(env.DB)
  const count = sql<number>`count(*)`
  const since = new Date(now - dayMs)
  const unsent = and(isNull(mails.sentAt), gt(mails.createdAt, since))
  const failing = db
    .select({ one: sql`1` })
    .from(mails)
    .where(and(unsent, gte(mails.attempts, failingAttempts)))
  const untried = db
    .select({ one: sql`1` })
    .from(mails)
    .where(and(unsent, lte(mails.createdAt, new Date(now - 15 * minuteMs)), eq(mails.attempts, 0)))
  const behind = db
    .select({ one: sql`1` })
    .from(stripeEvents)
    .where(lte(stripeEvents.tryAt, new Date(now - 30 * minuteMs)))
  const malformed = db
    .select({ one: sql`1` })
    .from(malformedEvents)
    .where(gt(malformedEvents.receivedAt, since))
  const lately = db
    .select({
      isLate: sql<number>`${stripeEvents.receivedAt} - ${stripeEvents.occurredAt} > ${2 * minuteMs}`.as(
        'is_late',
      ),
    })
    .from(stripeEvents)
    .where(gte(stripeEvents.handledAt, since))
    .orderBy(desc(stripeEvents.handledAt))
    .limit(eventsLookedAt)
    .as('lately')
  const [[failed], [waiting], [unhandled], [unread], [heard]] = await db.batch([
    db.select({ n: count }).from(failing.limit(maxCounted).as('failing')),
    db.select({ n: count }).from(untried.limit(maxCounted).as('untried')),
    db.select({ n: count }).from(behind.limit(maxCounted).as('behind')),
    db.select({ n: count }).from(malformed.limit(maxCounted).as('malformed')),
    db.select({ n: count, late: sql<number>`coalesce(sum(${lately.isLate}), 0)` }).from(lately),
    ...sampleAccounts(db),
  ])
  return {
    mails: { failing: failed?.n ?? 0, untried: waiting?.n ?? 0 },
    payments: {
      unhandled: unhandled?.n ?? 0,
      malformed: unread?.n ?? 0,
      /** Of the last events of a day, those that no webhook told in two minutes. */
      events: heard?.n ?? 0,
      untold: heard?.late ?? 0,
    },
  }
}

/** One trip, of tables with tens of rows. */
export async function readCatalogue(env: Env, now: number) {
  const db = openCatalogue(env.CATALOGUE_DB)
  const recent = db
    .select({ sharedAt: clientErrors.sharedAt })
    .from(clientErrors)
    .where(gt(clientErrors.lastAt, new Date(now - 60 * minuteMs)))
    .as('recent')
  const lastFailure = db
    .select({ failure: imports.failure })
    .from(imports)
    .where(eq(imports.feedId, feeds.id))
    .orderBy(desc(imports.startedAt))
    .limit(1)
  const [jobs, givenUp, imported, alerts, [errors]] = await db.batch([
    db.select().from(jobRuns),
    db.select().from(givenUpWork),
    db
      .select({
        feed: feeds.id,
        checkedAt: feeds.checkedAt,
        importedAt: feeds.importedAt,
        failure: sql<string | null>`(${lastFailure})`,
      })
      .from(feeds)
      .where(sql`${feeds.kind} <> 'hand'`),
    db.select().from(alertStates),
    db
      .select({
        kinds: sql<number>`count(*)`,
        shared: sql<number>`count(*) filter (where ${recent.sharedAt} > ${now - 60 * minuteMs})`,
      })
      .from(recent),
  ])
  return {
    jobs,
    givenUp,
    feeds: imported,
    alerts,
    clientErrorKinds: errors?.kinds ?? 0,
    sharedErrorKinds: errors?.shared ?? 0,
  }
}

export const readGate = (env: Env) => gateOf(env).health()
