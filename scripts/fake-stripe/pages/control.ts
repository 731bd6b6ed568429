import { setTimeout as pause } from 'node:timers/promises'
import { cronAddress } from '../../local/cron.ts'
import { Refusal } from '../errors.ts'
import type { FakeStripe } from '../fake.ts'
import { intentOf } from '../invoices.ts'
import { itemOf } from '../items.ts'
import { afterPeriods } from '../months.ts'
import { attempt } from '../payments.ts'
import { moment } from './layout.ts'

const daySeconds = 86_400
/** An invoice is charged an hour after its period began. */
const chargedAfterSeconds = 3_700

export type Product = {
  /** The address of the product. */
  address: string
  /** Cron expressions of the jobs that the product runs by itself in production. */
  jobs: string[]
}

type Act = (fake: FakeStripe, customer: string) => string

const toNow = ({ clock }: FakeStripe) => `It is ${moment(clock.now())} now.`

function toNextRenewal(fake: FakeStripe) {
  const ends = fake.account.subscriptions.rows
    .filter(({ status }) => status === 'active' || status === 'trialing' || status === 'past_due')
    .map((subscription) => itemOf(subscription).current_period_end)
  if (!ends.length) return 'There is no subscription that could renew.'
  fake.clock.advance(Math.min(...ends) + chargedAfterSeconds)
  return toNow(fake)
}

function payOpenInvoice({ account }: FakeStripe, customer: string) {
  const invoice = account.invoices.with('customer', customer).findLast(({ status }) => status === 'open')
  const intent = invoice && intentOf(account, invoice)
  const subscription = account.subscriptions.get(invoice?.parent?.subscription_details?.subscription)
  const method = account.paymentMethods.get(subscription?.default_payment_method)
  if (!intent || !method) return 'There is no open invoice with a card for it.'
  return attempt(account, intent, { method, offSession: true }) === 'succeeded'
    ? 'Paid.'
    : 'The card was declined again.'
}

/** The control room's actions, each with its confirmation. */
const acts: Record<string, Act> = {
  'one-day': (fake) => {
    fake.clock.advanceBy(daySeconds)
    return toNow(fake)
  },
  'one-month': (fake) => {
    fake.clock.advance(afterPeriods(fake.clock.now(), { interval: 'month', interval_count: 1 }, 1))
    return toNow(fake)
  },
  'next-renewal': toNextRenewal,
  'next-renewal-fails': (fake, customer) => {
    fake.account.plannedCharges.delete(customer)
    fake.nextRenewal(customer, 'fails')
    return 'Her next renewal will fail.'
  },
  'next-renewal-pays': (fake, customer) => {
    fake.account.plannedCharges.delete(customer)
    fake.nextRenewal(customer, 'pays')
    return 'Her next renewal will be paid.'
  },
  'pay-open-invoice': payOpenInvoice,
  refund: (fake, customer) => {
    fake.refundLastCharge(customer)
    return 'Refunded.'
  },
  dispute: (fake, customer) => {
    fake.disputeLastCharge(customer)
    return 'Disputed.'
  },
  'webhooks-off': (fake) => {
    fake.webhooks.turn('drop')
    return 'Webhooks are dropped from now on.'
  },
  'webhooks-on': (fake) => {
    fake.webhooks.turn('on')
    return 'Webhooks are sent from now on.'
  },
}

async function runJobs({ address, jobs }: Product) {
  for (const cron of jobs) {
    const response = await fetch(cronAddress(address, cron))
    await response.body?.cancel()
    if (!response.ok) return `The job ${cron} failed with ${response.status}.`
  }
  return 'The jobs have run.'
}

/** Waits until the webhook has answered the latest events, or has had the time for it. */
async function allSent({ webhooks }: FakeStripe) {
  for (let i = 0; i < 100 && webhooks.list().some(({ state }) => state === 'sending'); i++) await pause(20)
}

export async function control(fake: FakeStripe, what: string, customer: string, product: Product | null) {
  if (what === 'jobs') return product ? runJobs(product) : 'There is no product whose jobs could run.'
  const act = acts[what]
  if (!act) return 'There is no such button.'
  try {
    const note = act(fake, customer)
    await allSent(fake)
    return note
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}
