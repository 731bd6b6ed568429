import type { Account } from './account.ts'
import { emit, update } from './events.ts'
import type { PaymentIntent } from './wire.ts'

type Wanted = {
  amount: number
  currency: string
  customer: string | null
  description?: string | null
  metadata?: Record<string, string>
  /** The card is saved for off-session payments. */
  keepsCard?: boolean
  invoice?: string
}

export function createIntent(account: Account, wanted: Wanted): PaymentIntent {
  const id = account.ids.of('pi')
  const intent = account.paymentIntents.add({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: wanted.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: account.ids.secret(id),
    confirmation_method: 'automatic',
    created: account.clock.now(),
    currency: wanted.currency,
    customer: wanted.customer,
    customer_account: null,
    description: wanted.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: wanted.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    ...(wanted.invoice && { payment_details: { customer_reference: null, order_reference: wanted.invoice } }),
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: wanted.keepsCard ? 'off_session' : null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  } satisfies PaymentIntent)
  emit(account, 'payment_intent.created', intent)
  return intent
}

export function cancelIntent(account: Account, intent: PaymentIntent, reason: string | null) {
  if (intent.status === 'succeeded' || intent.status === 'canceled') return
  update(account, 'payment_intent.canceled', intent, {
    canceled_at: account.clock.now(),
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  })
}
