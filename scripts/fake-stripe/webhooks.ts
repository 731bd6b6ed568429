import { setTimeout as pause } from 'node:timers/promises'
import type { Account, Delivery, KeptEvent } from './account.ts'
import { signatureOf } from './signature.ts'

const maxAttempts = 5
const firstRetryMs = 250
/** How many past deliveries are listed; those that wait stay in any case. */
const maxShown = 2_000

export function deliver(account: Account, event: KeptEvent) {
  if (account.webhookMode === 'off') return
  if (account.webhookTypes && !account.webhookTypes.has(event.type)) return
  const { secret } = account.webhook
  const delivery: Delivery = {
    event: event.id,
    type: event.type,
    created: event.created,
    body: event.json,
    header: (at, otherSecret) => signatureOf(event.json, otherSecret ?? secret, at ?? account.clock.now()),
    state: account.webhookMode === 'drop' ? 'dropped' : 'waiting',
    attempts: 0,
    status: null,
  }
  account.deliveries.push(delivery)
  if (!account.webhook.url || delivery.state === 'dropped') return
  if (account.deliveries.length > maxShown) account.deliveries.splice(0, maxShown / 2)
  delivery.state = 'sending'
  void send(account, delivery)
}

/** Uses real time, not the fake's clock, because the receiver does. */
async function send(account: Account, delivery: Delivery) {
  for (;;) {
    const { url } = account.webhook
    if (!url || delivery.attempts === maxAttempts) break
    delivery.attempts += 1
    const at = Math.floor(Date.now() / 1000)
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'Stripe-Signature': delivery.header(at),
    }
    const signal = AbortSignal.timeout(10_000)
    const answer = await fetch(url, { method: 'POST', headers, body: delivery.body, signal }).catch(
      () => null,
    )
    await answer?.body?.cancel()
    delivery.status = answer?.status ?? null
    if (answer?.ok) {
      delivery.state = 'arrived'
      return
    }
    // The timer must not keep this process alive.
    await pause(firstRetryMs * 4 ** (delivery.attempts - 1), undefined, { ref: false })
  }
  delivery.state = 'failed'
}

/** Takes everything that waits as values, for a test that delivers by itself. */
export function takeDeliveries(account: Account) {
  const waiting = account.deliveries.filter(({ state }) => state === 'waiting')
  for (const delivery of waiting) delivery.state = 'taken'
  account.deliveries.length = 0
  return waiting
}

/** Sends an event again, even if it arrived long ago. */
export function sendAgain(account: Account, eventId: string) {
  const event = account.events.get(eventId)
  if (event) deliver(account, event)
  return event !== undefined
}
