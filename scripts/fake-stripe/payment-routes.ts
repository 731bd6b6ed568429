import { attachCard, addCard, cardNamed } from './cards.ts'
import { closeDispute } from './charges.ts'
import { invalid } from './errors.ts'
import { update } from './events.ts'
import { group, mergeMetadata, required, text } from './form.ts'
import { cancelIntent } from './intents.ts'
import { confirm, intentOfBrowser, openIntent, updateIntent } from './payment-intents.ts'
import { refund } from './refunds.ts'
import { browsers, cursors, many, one, read, route, type Routes } from './routing.ts'

const confirmFields =
  'payment_method payment_method_data return_url off_session use_stripe_sdk mandate_data setup_future_usage'

export const paymentRoutes: Routes = {
  'POST payment_intents': route(
    `${confirmFields} amount currency customer description metadata confirm automatic_payment_methods payment_method_types receipt_email`,
    ({ account, form }) => openIntent(account, form),
  ),
  'GET payment_intents': many((account) => account.paymentIntents, { by: ['customer'] }),
  'GET payment_intents/:id': browsers('client_secret', ({ account, id, form, byBrowser }) =>
    byBrowser ? intentOfBrowser(account, id, form) : one(account.paymentIntents, 'payment_intent', id),
  ),
  'POST payment_intents/:id': route('metadata description receipt_email', ({ account, id, form }) =>
    updateIntent(one(account.paymentIntents, 'payment_intent', id), form),
  ),
  'POST payment_intents/:id/confirm': browsers(
    `${confirmFields} client_secret`,
    ({ account, id, form, byBrowser }) => {
      const intent = byBrowser
        ? intentOfBrowser(account, id, form)
        : one(account.paymentIntents, 'payment_intent', id)
      return confirm(account, intent, form)
    },
  ),
  'POST payment_intents/:id/cancel': route('cancellation_reason', ({ account, id, form }) => {
    const intent = one(account.paymentIntents, 'payment_intent', id)
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      throw invalid(
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
        'intent',
        'payment_intent_unexpected_state',
      )
    }
    cancelIntent(account, intent, text(form, 'cancellation_reason') ?? null)
    return intent
  }),
  'POST payment_methods': browsers(
    'type card billing_details metadata allow_redisplay',
    ({ account, form }) => {
      const card = group(form, 'card')
      const number = text(card, 'number')
      return number
        ? addCard(account, number, form)
        : cardNamed(account, required(card, 'token'), 'card[token]')
    },
  ),
  'GET payment_methods': many((account) => account.paymentMethods, {
    by: ['customer'],
    where: ['type'],
    known: cursors,
  }),
  'GET payment_methods/:id': read((account) => account.paymentMethods, 'payment_method'),
  'POST payment_methods/:id/attach': route('customer', ({ account, id, form }) => {
    const method = cardNamed(account, id)
    attachCard(account, method, required(form, 'customer'))
    return method
  }),
  'GET charges': many((account) => account.charges, { by: ['customer', 'payment_intent'] }),
  'GET charges/:id': read((account) => account.charges, 'charge'),
  'POST refunds': route('charge payment_intent amount reason metadata', ({ account, form }) =>
    refund(account, form),
  ),
  'GET refunds': many((account) => account.refunds, { by: ['charge', 'payment_intent'] }),
  'POST refunds/:id': route('metadata', ({ account, id, form }) => {
    const row = one(account.refunds, 'refund', id)
    update(account, 'charge.refund.updated', row, { metadata: mergeMetadata(row.metadata ?? {}, form) })
    return row
  }),
  'GET refunds/:id': read((account) => account.refunds, 'refund'),
  'GET disputes': many((account) => account.disputes, { by: ['charge', 'payment_intent'] }),
  'POST disputes/:id': route('metadata', ({ account, id, form }) => {
    const row = one(account.disputes, 'dispute', id)
    update(account, 'charge.dispute.updated', row, { metadata: mergeMetadata(row.metadata, form) })
    return row
  }),
  'POST disputes/:id/close': route('', ({ account, id }) =>
    closeDispute(account, one(account.disputes, 'dispute', id), 'lost'),
  ),
  'GET disputes/:id': read((account) => account.disputes, 'dispute'),
}
