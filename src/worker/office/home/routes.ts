import { isNotNull } from 'drizzle-orm'
import { readOperator } from '#shared/operator/facts.ts'
import { tellGaps } from '#shared/operator/notices.ts'
import { readSaleTerms } from '#shared/operator/sale-terms.ts'
import { accountRemovals } from '../../shoppers/schema.ts'
import { authorize } from '../../auth/authorize.ts'
import { billingStatus } from '../../billing/unmatched-payments.ts'
import { feeds } from '../../catalogue/schema.ts'
import { factory } from '../../lib/app.ts'
import { countLookReports } from '../../moderation/look-reports.ts'
import { countOpenReports, countUnreviewed } from '../../moderation/report-queue.ts'
import { readHealth } from '../../operations/health.ts'
import { listOff } from '../../switches/switches.ts'
import { countOpenWithdrawals } from '../../billing/withdrawals/open-withdrawals.ts'

/** What waits for somebody, and how the site is: the same that its alerts are told from. */
export const homeRoutes = factory
  .createApp()
  .get('/', authorize({ who: 'staff', role: 'viewer' }), async (c) => {
    const { db, catalogue } = c.var
    const [health, billing, withdrawn, reported, looks, removals, unreviewed, paused, off] =
      await Promise.all([
        readHealth(c.env),
        billingStatus(db),
        countOpenWithdrawals(db),
        countOpenReports(db),
        countLookReports(db),
        db.$count(accountRemovals),
        countUnreviewed(catalogue),
        catalogue.select({ feed: feeds.id }).from(feeds).where(isNotNull(feeds.pausedAt)),
        listOff(db),
      ])
    const operator = readOperator(c.env.OPERATOR)
    return c.json(
      {
        waiting: { reported, looks, unreviewed, unmatched: billing.unmatched, withdrawn, removals },
        health,
        subscriptions: billing.byStatus,
        paymentsReadUpTo: billing.marks.map(({ name, readUpTo }) => ({
          name,
          readUpTo: readUpTo.toISOString(),
        })),
        operator: { problem: operator.problem, gaps: tellGaps(operator.facts) },
        saleTerms: readSaleTerms(c.env).problems,
        pausedFeeds: paused.map(({ feed }) => feed),
        off: off.map(({ name, offSince }) => ({ name, offSince: offSince.toISOString() })),
      },
      200,
    )
  })
