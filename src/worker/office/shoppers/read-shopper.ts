import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import { presentSession, listSessions } from '../../account/session-list.ts'
import { accountRemovals, users } from '../../shoppers/schema.ts'
import { holderOf } from '../../auth/email-holder.ts'
import type { StaffContext } from '../../auth/authorize.ts'
import { passkeys } from '../../auth/schema.ts'
import { billingCustomers, subscriptions } from '../../billing/schema.ts'
import { presentHistory, readHistory } from '../../ledger/credit-history.ts'
import { personal } from '../caller/personal-fields.ts'
import type { Db } from '../../lib/db.ts'
import { generatedOutfits } from '../../studio/schema.ts'

/** The id of the account with this id, or that has this email or had it first; null where there is none. Never a search: nobody leafs through shoppers. */
export async function findShopperId(db: Db, account: string) {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.id, holderOf(account.toLowerCase())), eq(users.id, account)))
  return found?.id ?? null
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null

/** What support sees of a shopper: no picture of hers, nothing of her body, nothing that she wrote. */
export async function readShopper(c: StaffContext, id: string) {
  const { db } = c.var
  const userId = sql`${id}`
  const [[user], signedIn, lines, subscribed, customers, [removal], [keys], [published]] = await db.batch([
    db.select().from(users).where(eq(users.id, id)),
    listSessions(db, userId),
    readHistory(db, userId, Number.MAX_SAFE_INTEGER),
    db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, id))
      .orderBy(desc(subscriptions.createdAt))
      .limit(5),
    db
      .select({ id: billingCustomers.id })
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, id))
      .limit(20),
    db
      .select({ startedAt: accountRemovals.startedAt })
      .from(accountRemovals)
      .where(eq(accountRemovals.userId, id)),
    db
      .select({ count: sql`count(*)`.mapWith(Number) })
      .from(passkeys)
      .where(eq(passkeys.userId, id)),
    db
      .select({ count: sql`count(*)`.mapWith(Number) })
      .from(generatedOutfits)
      .where(and(eq(generatedOutfits.userId, id), isNotNull(generatedOutfits.publishedAt))),
  ])
  if (!user) return null
  return {
    id: user.id,
    name: personal(c, 'shopper', user.name),
    email: personal(c, 'shopper', user.email),
    emailVerifiedAt: iso(user.emailVerifiedAt),
    language: user.language,
    plan: user.plan,
    credits: user.credits,
    createdAt: user.createdAt.toISOString(),
    removalDueAt: iso(user.removalDueAt),
    removalBegan: removal !== undefined,
    hasPassword: user.passwordHash !== null,
    passkeys: keys?.count ?? 0,
    published: published?.count ?? 0,
    sessions: signedIn.map((session) => presentSession(session, '')),
    credit: presentHistory(lines).entries,
    subscriptions: subscribed.map((one) => ({
      id: one.id,
      status: one.status,
      priceCents: one.priceCents,
      currency: one.currency,
      periodEnd: one.periodEnd.toISOString(),
      cancelAtPeriodEnd: one.cancelAtPeriodEnd,
    })),
    customers: customers.map((one) => one.id),
  }
}
