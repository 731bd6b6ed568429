import type { Assignment, billingStatus, listUnmatched } from '#worker/billing/unmatched-payments.ts'

type Payments = Awaited<ReturnType<typeof listUnmatched>>
type Status = Awaited<ReturnType<typeof billingStatus>>

const dayMs = 86_400_000

/** `3 days`, `5 hours`: how long something has been waiting. */
export function since(moment: Date | number, now: Date) {
  const ms = now.getTime() - (typeof moment === 'number' ? moment : moment.getTime())
  const [count, unit] =
    ms >= dayMs
      ? [Math.floor(ms / dayMs), 'day']
      : ms >= 3_600_000
        ? [Math.floor(ms / 3_600_000), 'hour']
        : [Math.max(0, Math.floor(ms / 60_000)), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

const money = (cents: number, currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100)

export function unmatchedText(payments: Payments, now: Date) {
  if (payments.length === 0) return 'Every payment belongs to an account.'
  return payments
    .map(({ id, customerId, email, reference, amountCents, currency, paidAt }) =>
      [
        `${id}   ${money(amountCents, currency)}   waits for ${since(paidAt, now)}`,
        `  customer ${customerId ?? 'none'}, email ${email ?? 'none'}, reference ${reference ?? 'none'}`,
      ].join('\n'),
    )
    .join('\n')
}

export function statusText({ byStatus, events, syncs, marks, unmatched, malformed }: Status, now: Date) {
  const held = byStatus.map(({ status, count }) => `${count} ${status}`).join(', ')
  const { count, waiting, oldest } = events ?? { count: 0, waiting: 0, oldest: null }
  return [
    `subscriptions   ${held || 'none'}`,
    `customers       ${syncs?.customers ?? 0}; next sync ${syncs?.next?.toISOString() ?? 'none'}`,
    `events          ${count} kept, ${waiting ?? 0} to be worked off${oldest ? `, the oldest for ${since(oldest, now)}` : ''}`,
    ...marks.map(({ name, readUpTo }) => `read at Stripe  ${name} up to ${since(readUpTo, now)} ago`),
    `unmatched       ${unmatched}`,
    `malformed       ${malformed.count}${malformed.newest ? `, the newest ${since(malformed.newest, now)} ago; one is ${malformed.eventId ?? 'without an id'}` : ''}`,
  ].join('\n')
}

export const refusalText: Record<Extract<Assignment, { is: 'refused' }>['why'], string> = {
  no_such_payment: 'There is no unmatched payment of that id.',
  no_customer:
    'That payment has no customer at Stripe whom an account could be given: pay it back there, or write its credits by hand, and then settle it.',
  no_such_account: 'There is no account with that email.',
  of_another_account: 'That customer belongs to another account already.',
}
