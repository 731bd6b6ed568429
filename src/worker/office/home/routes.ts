import { and, desc, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { authorize } from '../../auth/authorize.ts'
import { accountRemovals } from '../../account/schema.ts'
import { billingStatus } from '../../billing/unmatched.ts'
import { feeds, imports } from '../../catalogue/schema.ts'
import { factory } from '../../lib/app.ts'
import { logFault } from '../../lib/log.ts'
import { mails } from '../../mail/schema.ts'
import { mostAttempts } from '../../mail/send.ts'
import { countOpenReports, countUnreviewed } from '../../moderation/queue.ts'
import { listOff } from '../../switches/switches.ts'
import { gateOf } from '../../try-on/settlement.ts'
import { listGivenUp } from '../../work/given-up.ts'

const dayMs = 86_400_000
const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null

/** What was spent today; null where the gate does not answer, which must not close the office. */
const readSpending = (env: Env) =>
  gateOf(env)
    .spending()
    .catch((error: unknown) => {
      logFault('spending_not_read', error)
      return null
    })

/** The state of everything that may need somebody, from what is known already. */
export const homeRoutes = factory
  .createApp()
  .get('/', authorize({ who: 'staff', role: 'viewer' }), async (c) => {
    const { db, catalogue } = c.var
    const since = new Date(Date.now() - dayMs)
    const isLate = new Date(Date.now() - 15 * 60_000)
    const [billing, [reported, undelivered, waitingMails, removals], unreviewed, lists, off, spending] =
      await Promise.all([
        billingStatus(db),
        Promise.all([
          countOpenReports(db),
          db.$count(
            mails,
            and(isNull(mails.sentAt), gt(mails.createdAt, since), sql`${mails.attempts} >= ${mostAttempts}`),
          ),
          db.$count(
            mails,
            and(isNull(mails.sentAt), gt(mails.createdAt, since), lt(mails.createdAt, isLate)),
          ),
          db.$count(accountRemovals),
        ]),
        countUnreviewed(catalogue),
        catalogue.batch([
          catalogue.select().from(feeds),
          catalogue
            .select({
              feedId: imports.feedId,
              state: imports.state,
              failure: imports.failure,
              at: imports.startedAt,
            })
            .from(imports)
            .where(inArray(imports.state, ['done', 'failed']))
            .orderBy(desc(imports.startedAt))
            .limit(200),
          listGivenUp(catalogue),
        ]),
        listOff(db),
        readSpending(c.env),
      ])
    const [allFeeds, ended, givenUp] = lists
    return c.json(
      {
        waiting: { reported, unreviewed, unmatched: billing.unmatched, removals },
        mails: { undelivered, waiting: waitingMails },
        payments: {
          subscriptions: billing.byStatus,
          eventsWaiting: billing.events?.waiting ?? 0,
          readUpTo: billing.marks.map(({ name, readUpTo }) => ({ name, readUpTo: readUpTo.toISOString() })),
        },
        feeds: allFeeds.map(({ id, importedAt, pausedAt }) => {
          const last = ended.find(({ feedId }) => feedId === id)
          return {
            id,
            importedAt: iso(importedAt),
            pausedAt: iso(pausedAt),
            failure: last?.state === 'failed' ? last.failure : null,
          }
        }),
        givenUp: givenUp.map(({ task, times, lastAt }) => ({ task, times, lastAt: lastAt.toISOString() })),
        off: off.map(({ name, offSince }) => ({ name, offSince: offSince.toISOString() })),
        spending,
      },
      200,
    )
  })
