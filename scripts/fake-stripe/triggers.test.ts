import { expect, test } from 'vitest'
import { encode } from './encode.ts'
import { createFakeStripe } from './fake.ts'
import { hasPublishedSchema, trigger } from './published-schema.ts'

/** What `stripe trigger …` sends to Stripe so that an event happens, of all events that concern a shop like ours. */
const triggers = [
  ['charge.dispute.created', 'charge.dispute.created'],
  ['charge.dispute.updated', 'charge.dispute.updated'],
  ['charge.dispute.closed', 'charge.dispute.closed'],
  ['charge.failed', 'charge.failed'],
  ['charge.refunded', 'charge.refunded'],
  ['charge.refund.updated', 'charge.refund.updated'],
  ['checkout.session.expired', 'checkout.session.expired'],
  ['customer.updated', 'customer.updated'],
  ['customer.deleted', 'customer.deleted'],
  ['customer.subscription.created', 'customer.subscription.created'],
  ['customer.subscription.updated', 'customer.subscription.updated'],
  ['customer.subscription.deleted', 'customer.subscription.deleted'],
  ['customer.subscription.trial_will_end', 'customer.subscription.trial_will_end'],
  ['subscription.payment_succeeded', 'invoice.payment_succeeded'],
  ['subscription.payment_failed', 'invoice.payment_failed'],
] as const

const name = 'the script that makes %s at Stripe makes it here'
const why = hasPublishedSchema ? '' : " (skipped: Stripe's scripts are not at hand)"

test.skipIf(!hasPublishedSchema).each(triggers)(name + why, async (script, type) => {
  const fake = createFakeStripe()
  const answers = new Map<string, unknown>()
  for (const step of trigger(script).fixtures) {
    const answer = await send(fake, answers, step)
    const body = (await answer.json()) as { error?: { type: string } }
    expect([step.name, body.error?.type]).toEqual([step.name, step.expected_error_type])
    answers.set(step.name, body)
  }
  fake.clock.advanceBy(1)
  expect(fake.account.events.rows.map((event) => event.type)).toContain(type)
})

type Step = ReturnType<typeof trigger>['fixtures'][number]

/** `${customer:id}` stands for a field of an answer that came before. */
function send(fake: ReturnType<typeof createFakeStripe>, answers: Map<string, unknown>, step: Step) {
  const fill = (text: string) =>
    text.replaceAll(/\$\{(\w+):([\w.]+)\}/g, (_, from: string, path: string) => {
      const found = path
        .split('.')
        .reduce<unknown>((at, key) => Reflect.get(Object(at), key), answers.get(from))
      return String(found)
    })
  const form = fill(decodeURIComponent(encode(step.params ?? {}).replaceAll('&', '%26')))
  const isRead = step.method === 'get'
  return fake.fetch(`https://api.stripe.com${fill(step.path)}${isRead && form ? `?${form}` : ''}`, {
    method: step.method.toUpperCase(),
    headers: { authorization: 'Bearer sk_test_cabine' },
    ...(step.method === 'post' && { body: form }),
  })
}
