import type { D1Database } from '@cloudflare/workers-types'
import type { Account } from '#scripts/fake-stripe/account.ts'
import { isGone } from '#scripts/fake-stripe/customers.ts'
import { firstIn } from '#shared/testing/first.ts'
import { luxeClaim, moneyOf, monthsPaid, packsPaid, paidTwice } from './money.ts'

type UserRow = { id: string; plan: string; credits: number; sum: number; subscriptions: number }
type EntryRow = { user_id: string; subject: string; kind: string; credits: number }
type UnmatchedRow = { id: string; customer_id: string | null; settled_at: number | null }

export type Violation = {
  /** The scenario's user; null for nobody's. */
  user: string | null
  text: string
}

type State = {
  account: Account
  binding: D1Database
  /** The product that months of Luxe are sold as. */
  product: string
  /** Seconds around a change within which nothing is asserted. */
  unsure: number
  isGuest: (user: string) => boolean
  wasEndedByRight: (subscription: string) => boolean
  /** Deleted accounts, and since when. */
  leftAt: ReadonlyMap<string, number>
}

async function rowsOf<Row>(binding: D1Database, sql: string) {
  const { results } = await binding.prepare(sql).all()
  return results as Row[]
}

/** What Stripe stores of our own metadata about a customer, never an email. */
const namesOn = (account: Account, customer: string | null) => [
  account.customers.get(customer)?.metadata.user_id,
  ...account.checkoutSessions.with('customer', customer ?? '').map((one) => one.client_reference_id),
]

const moment = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 16)

/** Compares the database with the payments and returns the differences. */
export async function findViolations(state: State) {
  const { account, binding, product, unsure, isGuest, wasEndedByRight, leftAt } = state
  const findings: Violation[] = []
  const found = (user: string | null, text: string) => findings.push({ user, text })
  const now = account.clock.now()
  const users = await rowsOf<UserRow>(
    binding,
    `select id, plan, credits,
       (select coalesce(sum(credits), 0) from credit_entries e where e.user_id = users.id) as sum,
       (select count(*) from subscriptions s where s.user_id = users.id) as subscriptions from users`,
  )
  const ids = new Set(users.map(({ id }) => id))
  const owners = new Map<string, string | null>()
  const ownerOf = (customer: string | null) => {
    if (!customer) return null
    const known = owners.get(customer)
    if (known !== undefined) return known
    const owner = namesOn(account, customer).find((name) => name && ids.has(name)) ?? null
    owners.set(customer, owner)
    return owner
  }

  const months = Map.groupBy(monthsPaid(account, product), ({ customer }) => ownerOf(customer))
  const ends = (id: string) =>
    wasEndedByRight(id) ? (account.subscriptions.get(id)?.ended_at ?? null) : null
  for (const { id, plan, credits, sum, subscriptions } of users) {
    const own = months.get(id) ?? []
    const { claim, why } = luxeClaim(account, own, now, unsure, wasEndedByRight)
    const isOpen = isGuest(id) && (subscriptions === 0 || claim === 'must_not')
    if (!isOpen && claim === 'must' && plan !== 'premium') found(id, `without Luxe, but ${why}`)
    if (!isOpen && claim === 'must_not' && plan === 'premium') found(id, `has Luxe, but ${why}`)
    if (isGuest(id) && subscriptions === 0 && own.length === 0 && plan !== 'premium')
      found(id, 'a guest lost the Luxe that nobody sold her')
    // After a bank's decision the difference is between the two: Stripe refunds no disputed charge.
    const undisputed = own.filter(({ charge }) => account.disputes.with('charge', charge).length === 0)
    for (const [one, other] of paidTwice(undisputed, ends)) {
      found(id, `charged twice for the days from ${moment(other.from)}: ${one.charge} and ${other.charge}`)
    }
    if (credits !== sum || sum < 0) found(id, `the balance is ${credits}, the sum of the entries ${sum}`)
  }

  const packEntries = Map.groupBy(
    await rowsOf<EntryRow>(
      binding,
      "select user_id, subject, kind, credits from credit_entries where subject like 'pack:%'",
    ),
    ({ subject }) => subject,
  )
  for (const pack of packsPaid(account)) {
    const entries = packEntries.get(`pack:${pack.intent}`) ?? []
    packEntries.delete(`pack:${pack.intent}`)
    if (!ids.has(pack.user)) continue
    const [granted, ...more] = entries.filter(({ kind }) => kind === 'purchase')
    const returns = entries.filter(({ kind }) => kind === 'refund')
    const isLost = pack.money !== 'kept'
    if (!granted && !isLost) found(pack.user, `paid for ${pack.credits} credits and did not get them`)
    if (more.length > 0) found(pack.user, 'one pack was granted more than once')
    if (granted && (granted.credits !== pack.credits || granted.user_id !== pack.user))
      found(pack.user, `paid for ${pack.credits} credits, ${granted.user_id} got ${granted.credits}`)
    if (returns.length > 1) found(pack.user, 'one pack was taken back more than once')
    if (granted && isLost && returns.length === 0)
      found(pack.user, `a pack's money is ${pack.money}, and its credits stayed`)
    const taken = -(returns[0]?.credits ?? 0)
    if (taken < 0 || taken > pack.credits) found(pack.user, `${taken} of ${pack.credits} credits taken back`)
    const comeBack = entries.filter(({ kind }) => kind === 'return')
    if (comeBack.length > 1) found(pack.user, 'one pack came back more than once')
    const isBack = (comeBack.at(0)?.credits ?? 0) === taken
    if (!isLost && !isBack) found(pack.user, 'credits were taken back, and the money is ours')
    if (isLost && comeBack.length > 0) found(pack.user, 'credits came back, and their money did not')
  }
  for (const [subject, entries] of packEntries)
    found(firstIn(entries).user_id, `credits for ${subject}, which nobody paid`)

  // Unmatched payments: each in one row, under the id of the charge, its checkout or its subscription.
  const rows = await rowsOf<UnmatchedRow>(
    binding,
    'select id, customer_id, settled_at from unmatched_payments',
  )
  const timesNamed = new Map<string, number>()
  const count = (charge: string) => timesNamed.set(charge, (timesNamed.get(charge) ?? 0) + 1)
  const chargesOfIntent = (intent: string | null) =>
    intent
      ? account.charges.with('payment_intent', intent).filter(({ status }) => status === 'succeeded')
      : []
  const chargesOfInvoice = (invoice: string) =>
    account.invoicePayments
      .with('invoice', invoice)
      .flatMap(({ payment }) => chargesOfIntent(payment.payment_intent ?? null))
  const chargesOfSubscription = (id: string | null) =>
    id
      ? account.invoices.with('subscription', id).flatMap(({ id: invoice }) => chargesOfInvoice(invoice))
      : []
  for (const row of rows) {
    const checkout = account.checkoutSessions.get(row.id)
    const charge = account.charges.get(row.id)
    const named = charge
      ? [charge]
      : checkout
        ? [...chargesOfIntent(checkout.payment_intent), ...chargesOfSubscription(checkout.subscription)]
        : chargesOfSubscription(row.id)
    if (named.length === 0) found(null, `${row.id} is unmatched, and nothing was paid for it`)
    for (const { id, customer } of named) {
      count(id)
      const owner = ownerOf(customer)
      if (owner && row.settled_at === null) found(owner, `her payment ${id} counts as unmatched`)
    }
  }
  for (const charge of account.charges.rows) {
    if (charge.status !== 'succeeded' || charge.amount === 0) continue
    const [billed] = account.invoicePayments.with('payment_intent', charge.payment_intent ?? '')
    const lines = account.invoices.get(billed?.invoice)?.lines.data
    const isOurs = !lines || lines.some(({ pricing }) => pricing?.price_details?.product === product)
    const packUser = charge.metadata.user_id
    if (!isOurs || ownerOf(charge.customer) || (packUser && ids.has(packUser))) continue
    // It belonged to her when she paid, and she has left since.
    const names = [packUser, ...namesOn(account, charge.customer)]
    if (names.some((name) => charge.created <= (leftAt.get(name ?? '') ?? 0))) continue
    // An operator who deletes a customer at Stripe by hand has seen its payments there: they need not be recorded as
    // well.
    const payer = account.customers.get(charge.customer ?? '')
    const isSeen = payer !== undefined && isGone(payer)
    const times = timesNamed.get(charge.id) ?? 0
    const isKept = moneyOf(account, charge.id) === 'kept'
    if (times > 1 || (times === 0 && isKept && !isSeen))
      found(
        null,
        `${charge.id} of ${charge.customer} was paid by nobody whom we know, and is noted ${times} times`,
      )
  }

  const waiting = firstIn(
    await rowsOf<{ n: number }>(binding, 'select count(*) as n from stripe_events where handled_at is null'),
  )
  if (waiting.n > 0) found(null, `${waiting.n} events are left in the outbox`)
  return findings
}
