import { and, isNull, sql, type SQL } from 'drizzle-orm'
import type { NotificationContent } from '#shared/notifications.ts'
import { users } from '../shoppers/schema.ts'
import type { Db } from '../lib/db.ts'
import type { MailContent } from '../mail/kinds.ts'
import { mail, mailWhere } from '../mail/write-mail.ts'
import { notify, notifyWhere } from '../notifications/notify.ts'
import { endOf, endsWithPeriod, entitlementOf, luxeItem } from './entitlement.ts'
import type { SubscriptionWithHistory } from './read-customer.ts'

/** Billing notifications that are mailed as well, because a subscriber does not visit every day. */
type Content = Extract<NotificationContent, MailContent>
type Notice = { key: string; content: Content; allowed?: SQL }

/** A shopper whose account is being removed is not reminded of payments. */
const stays = isNull(users.removalDueAt)

/** Whether the shopper has another subscription that continues past this one's end. */
const goesOnBy = (id: string, until: Date, now: Date) =>
  sql`exists (select 1 from subscriptions other where other.user_id = ${users.id} and other.id <> ${id}
    and other.luxe_until > ${now.getTime()}
    and (not other.cancel_at_period_end or other.luxe_until > ${until.getTime()}))`

function noticeOf({ subscription, history }: SubscriptionWithHistory, now: Date): Notice | null {
  const { id, status } = subscription
  const { luxeUntil, mustEnd } = entitlementOf(subscription, history)
  const item = luxeItem(subscription)
  if (!item || mustEnd) return null
  if (status === 'past_due') {
    const graceEndsAt = luxeUntil && luxeUntil > now ? luxeUntil.toISOString() : null
    return {
      key: `payment_failed:${id}:${item.current_period_start}`,
      content: { kind: 'payment_failed', data: { graceEndsAt } },
    }
  }
  const ends = endOf(subscription, item)
  if (!luxeUntil || !endsWithPeriod(subscription) || ends <= now) return null
  return {
    key: `luxe_ends:${id}:${ends.getTime()}`,
    content: { kind: 'luxe_ends', data: { endsAt: ends.toISOString() } },
    allowed: sql`not ${goesOnBy(id, luxeUntil, now)}`,
  }
}

type Found = { userId: string; held: SubscriptionWithHistory[]; ended: ReadonlySet<string> }

/**
 * Notifies the shopper of a failed payment, once for each period, and of the day on which a subscription ends. A
 * subscription that the sync itself has ended is not mentioned: she has another one, or a refund.
 */
export const notifyOfPayments = (db: Db, { userId, held, ended }: Found, now: Date, isLatest: SQL) =>
  held.flatMap((one) => {
    const notice = ended.has(one.subscription.id) ? null : noticeOf(one, now)
    if (!notice) return []
    const { key, content } = notice
    const allowed = and(stays, isLatest, notice.allowed)
    return [
      notify(db, userId, { key, content, now }, allowed),
      mail(db, userId, { ...content, key, now }, allowed),
    ]
  })

/**
 * Part of the batch that takes Luxe away, placed before the change: `losers` selects the shoppers who still have it
 * and lose it.
 */
export const notifyLuxeEnded = (db: Db, losers: SQL | undefined, now: Date) => {
  const whose = and(losers, stays)
  const content = { kind: 'luxe_ended' as const, data: {} }
  const key = `luxe_ended:${now.getTime()}`
  return [
    notifyWhere(db, whose, { key, content, now }),
    mailWhere(db, whose, { ...content, key, now }),
  ] as const
}
