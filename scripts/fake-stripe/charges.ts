import type { Account } from './account.ts'
import { change, emit, update } from './events.ts'
import type { Charge, Dispute, PaymentIntent, PaymentMethod, Refund } from './wire.ts'

type Decline = { code: string; decline_code?: string; message: string }

/** The bank's answer to one attempt. The caller emits its events, because it knows their order. */
export function addCharge(
  account: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline | null,
  authenticated = false,
): Charge {
  const id = account.ids.of('ch')
  const card = method.card
  return account.charges.add({
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: decline ? null : account.ids.of('txn'),
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'CABINE',
    captured: !decline,
    created: account.clock.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: decline ? 'declined_by_network' : 'approved_by_network',
      reason: decline ? (decline.decline_code ?? decline.code) : null,
      risk_level: 'normal',
      risk_score: 12,
      seller_message: decline
        ? 'The bank did not return any further details with this decline.'
        : 'Payment complete.',
      type: decline ? 'issuer_declined' : 'authorized',
    },
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      card: {
        amount_authorized: decline ? null : intent.amount,
        authorization_code: null,
        brand: card?.brand ?? null,
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
        country: 'US',
        electronic_commerce_indicator: null,
        exp_month: card?.exp_month ?? 12,
        exp_year: card?.exp_year ?? 2030,
        fingerprint: card?.fingerprint ?? null,
        funding: 'credit',
        installments: null,
        last4: card?.last4 ?? null,
        mandate: null,
        network: card?.brand ?? null,
        network_transaction_id: account.ids.some(15),
        regulated_status: 'unregulated',
        three_d_secure: authenticated
          ? {
              authentication_flow: 'challenge',
              electronic_commerce_indicator: '05',
              exemption_indicator: null,
              result: 'authenticated',
              result_reason: null,
              transaction_id: account.ids.some(24),
              version: '2.2.0',
            }
          : null,
        transaction_link_id: null,
        wallet: null,
      },
      type: 'card',
    },
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: decline ? null : `${account.address}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  } satisfies Charge)
}

export function refundCharge(
  account: Account,
  charge: Charge,
  amount: number,
  reason: string | null = null,
  metadata: Record<string, string> = {},
): Refund {
  const refund = account.refunds.add({
    id: account.ids.of('re'),
    object: 'refund',
    amount,
    balance_transaction: account.ids.of('txn'),
    charge: charge.id,
    created: account.clock.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  } satisfies Refund)
  const returned = charge.amount_refunded + amount
  emit(account, 'refund.created', refund)
  update(account, 'charge.refunded', charge, {
    amount_refunded: returned,
    refunded: returned >= charge.amount,
  })
  return refund
}

/** Her bank sends a refund back: the money is the merchant's again. */
export function failRefund(account: Account, refund: Refund) {
  const charge = account.charges.get(typeof refund.charge === 'string' ? refund.charge : '')
  if (charge) change(charge, { amount_refunded: charge.amount_refunded - refund.amount, refunded: false })
  update(account, 'refund.failed', refund, { status: 'failed' })
  return refund
}

/** Opens a dispute or an inquiry: with an inquiry no money moves, though the charge is marked in the same way. */
export function openDispute(
  account: Account,
  charge: Charge,
  kind: 'dispute' | 'inquiry' = 'dispute',
): Dispute {
  const now = account.clock.now()
  const dispute = account.disputes.add({
    id: account.ids.of('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence(),
    evidence_details: {
      due_by: now + 9 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand: charge.payment_method_details?.card?.brand ?? 'visa',
        case_type: kind === 'inquiry' ? 'inquiry' : 'chargeback',
        network: charge.payment_method_details?.card?.network ?? 'visa',
        network_reason_code: '10.4',
      },
      type: 'card',
    },
    reason: 'fraudulent',
    status: kind === 'inquiry' ? 'warning_needs_response' : 'needs_response',
  } satisfies Dispute)
  charge.disputed = true
  emit(account, 'charge.dispute.created', dispute)
  if (kind === 'dispute') emit(account, 'charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/** Won or lost: the charge stays marked as disputed in both cases, as at Stripe. */
export function closeDispute(account: Account, dispute: Dispute, status: 'won' | 'lost') {
  dispute.status = dispute.status.startsWith('warning') ? 'warning_closed' : status
  dispute.evidence_details = { ...dispute.evidence_details, submission_count: 1, has_evidence: true }
  emit(account, 'charge.dispute.closed', dispute)
  if (dispute.status === 'won') emit(account, 'charge.dispute.funds_reinstated', dispute)
  return dispute
}

const noEvidence = () =>
  ({
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  }) satisfies Dispute['evidence']
