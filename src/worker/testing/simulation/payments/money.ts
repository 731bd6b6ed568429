import type { Account } from '#scripts/fake-stripe/account.ts'

/**
 * Who paid what for which time, read from Stripe's books alone: charges, refunds, disputes and the months on the
 * invoices. It shares no code with the product's decisions, so that the two can be compared.
 */

const secondsOfDay = 86_400
/** As the screens state it: how long Luxe continues after a failed renewal. */
const graceSeconds = 7 * secondsOfDay

/** One month of Luxe that somebody paid for. All moments in Stripe's seconds. */
export type Month = {
  subscription: string
  customer: string
  charge: string
  from: number
  to: number
  /** What became of the money. */
  money: 'kept' | 'returned' | 'disputed'
}

/**
 * Whether the money of a charge was kept: after a partial refund it is still a purchase, after a chargeback it is
 * not.
 */
export function moneyOf(account: Account, charge: string): Month['money'] {
  const row = account.charges.get(charge)
  if (!row || row.amount_refunded >= row.amount) return 'returned'
  const isDisputed = account.disputes
    .with('charge', charge)
    .some(({ status }) => status !== 'won' && !status.startsWith('warning'))
  return isDisputed ? 'disputed' : 'kept'
}

function* chargesThatPaid(account: Account, invoice: string) {
  for (const payment of account.invoicePayments.with('invoice', invoice)) {
    const intent = payment.payment.payment_intent
    if (!intent) continue
    for (const charge of account.charges.with('payment_intent', intent)) {
      if (charge.status === 'succeeded') yield charge
    }
  }
}

export function monthsPaid(account: Account, product: string): Month[] {
  const months: Month[] = []
  for (const invoice of account.invoices.rows) {
    for (const line of invoice.lines.data) {
      const isAdjustment = line.parent?.subscription_item_details?.proration ?? false
      if (line.pricing?.price_details?.product !== product || isAdjustment || line.amount <= 0) continue
      for (const charge of chargesThatPaid(account, invoice.id)) {
        months.push({
          subscription: line.subscription ?? '',
          customer: invoice.customer ?? '',
          charge: charge.id,
          from: line.period.start,
          to: line.period.end,
          money: moneyOf(account, charge.id),
        })
      }
    }
  }
  return months
}

export type Claim = 'must' | 'may' | 'must_not'

/**
 * What a person's paid months entitle her to at a moment. `unsure` seconds around each change are left open, because
 * the two clocks differ.
 */
export function luxeClaim(
  account: Account,
  months: Month[],
  at: number,
  unsure: number,
  /** Whether it was ended by somebody entitled to (she, an operator, her bank), and not by the product. */
  wasEndedByRight: (subscription: string) => boolean,
): { claim: Claim; why: string } {
  let claim: Claim = 'must_not'
  let why = months.length > 0 ? 'nothing that she paid for reaches until now' : 'she never paid'
  const better = (best: Claim, reason: string, isDoubtful = false) => {
    const next = isDoubtful && best === 'must' ? 'may' : best
    if (claim === 'must' || (claim === 'may' && next === 'must_not')) return
    claim = next
    why = reason
  }
  for (const subscription of new Set(months.map((month) => month.subscription))) {
    const there = account.subscriptions.get(subscription)
    const own = months.filter((month) => month.subscription === subscription)
    // A chargeback of one month ends the whole subscription.
    if (own.some(({ money }) => money === 'disputed')) continue
    // Where the bank lost the dispute the month is hers again. Only the days of grace after it are not: the
    // subscription may have been ended at Stripe when the dispute began.
    const wasDisputed = own.some(({ charge }) => account.disputes.with('charge', charge).length > 0)
    const endedAt = there?.ended_at ?? null
    if (endedAt !== null && wasEndedByRight(subscription)) {
      if (at < endedAt + unsure && own.some(({ money }) => money === 'kept'))
        better('may', 'it ended just now')
      continue
    }
    for (const { money, from, to } of own) {
      if (money !== 'kept') continue
      if (at >= from - unsure && at < to - unsure) better('must', `a month is paid until ${to}`)
      else if (at >= from - unsure && at < to + unsure) better('may', 'a paid month ends about now')
    }
    const paidUntil = Math.max(...own.map(({ to }) => to))
    const last = own.find(({ to }) => to === paidUntil)
    const isAskedAgain = there?.status === 'past_due' || there?.status === 'active'
    if (endedAt !== null || !isAskedAgain || last?.money !== 'kept' || at < paidUntil - unsure) continue
    if (at < paidUntil + graceSeconds - unsure)
      better('must', 'the bank is asked again, within the grace time', wasDisputed)
    else if (at < paidUntil + graceSeconds + unsure) better('may', 'the grace time ends about now')
  }
  return { claim, why }
}

/** Months that were paid twice for the same days without a refund. */
export function paidTwice(months: Month[], endOf: (subscription: string) => number | null) {
  const kept = months
    .filter(({ money }) => money === 'kept')
    .map((month) => ({ ...month, to: Math.min(month.to, endOf(month.subscription) ?? Infinity) }))
    .sort((a, b) => a.from - b.from)
  const found: [Month, Month][] = []
  for (const [i, month] of kept.entries()) {
    for (const later of kept.slice(i + 1)) {
      if (later.from >= month.to - 1) break
      if (later.to > later.from) found.push([month, later])
    }
  }
  return found
}

/** Payments that a checkout or an operator took for a pack of credits, by the payment's own metadata. */
export function packsPaid(account: Account) {
  const packs: {
    intent: string
    user: string
    credits: number
    customer: string | null
    money: Month['money']
    returnedShare: number
  }[] = []
  for (const charge of account.charges.rows) {
    if (charge.status !== 'succeeded' || !charge.payment_intent) continue
    const { user_id: user, credits } = charge.metadata
    if (!user || !credits) continue
    packs.push({
      intent: charge.payment_intent,
      user,
      credits: Number(credits),
      customer: charge.customer,
      money: moneyOf(account, charge.id),
      returnedShare: charge.amount_refunded / charge.amount,
    })
  }
  return packs
}
