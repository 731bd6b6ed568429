import { voidInvoice } from './invoices.ts'
import { invalid } from './errors.ts'
import { group, text } from './form.ts'
import { itemOf } from './items.ts'
import { listOf, pageOf } from './lists.ts'
import { payInvoice } from './pay-invoice.ts'
import { finalizeAndCharge } from './renewals.ts'
import { many, one, pages, read, refuseUnknownCustomer, route, type Call, type Routes } from './routing.ts'
import { cancelSubscription, createSubscription, updateSubscription } from './subscriptions.ts'

const subscriptionOf = ({ account, id }: Call) => one(account.subscriptions, 'subscription', id)
const invoiceOf = ({ account, id }: Call) => one(account.invoices, 'invoice', id)

export const subscriptionRoutes: Routes = {
  'POST subscriptions': route(
    'customer items payment_behavior payment_settings metadata default_payment_method trial_period_days trial_end cancel_at cancel_at_period_end off_session collection_method description proration_behavior',
    ({ account, form }) => createSubscription(account, form),
  ),
  'GET subscriptions': route(`${pages} customer status price`, ({ account, form, path }) => {
    const named = text(form, 'customer')
    refuseUnknownCustomer(account, form)
    const [status, price] = [text(form, 'status'), text(form, 'price')]
    const { subscriptions } = account
    const rows = named ? subscriptions.with('customer', named) : subscriptions.rows
    const page = pageOf(
      subscriptions,
      rows,
      form,
      (row) =>
        (status === 'all' ||
          (status === 'ended'
            ? row.ended_at !== null
            : status
              ? row.status === status
              : row.status !== 'canceled')) &&
        (!price || itemOf(row).price.id === price),
    )
    return listOf(path, page)
  }),
  'GET subscriptions/:id': read((account) => account.subscriptions, 'subscription'),
  'POST subscriptions/:id': route(
    'cancel_at cancel_at_period_end cancellation_details items metadata proration_behavior default_payment_method description payment_behavior off_session',
    (call) => updateSubscription(call.account, subscriptionOf(call), call.form),
  ),
  'DELETE subscriptions/:id': route('cancellation_details invoice_now prorate', (call) =>
    cancelSubscription(call.account, subscriptionOf(call), call.form),
  ),
  'GET invoices': many((account) => account.invoices, {
    by: ['subscription', 'customer'],
    where: ['status'],
  }),
  'GET invoices/:id': read((account) => account.invoices, 'invoice'),
  'POST invoices/:id/finalize': route('auto_advance', (call) => {
    const draft = invoiceOf(call)
    if (draft.status !== 'draft')
      throw invalid('This invoice is already finalized.', 'invoice', 'invoice_not_editable')
    draft.auto_advance = true
    finalizeAndCharge(call.account, draft)
    return draft
  }),
  'POST invoices/:id/pay': route('payment_method off_session paid_out_of_band', (call) =>
    payInvoice(call.account, invoiceOf(call), text(call.form, 'payment_method')),
  ),
  'POST invoices/:id/void': route('', (call) => {
    const open = invoiceOf(call)
    if (open.status !== 'open')
      throw invalid("You can only pass in open invoices. This invoice isn't open.", 'invoice')
    voidInvoice(call.account, open)
    return open
  }),
  'GET invoice_payments': route(`${pages} invoice payment status`, ({ account, form, path }) => {
    const { invoicePayments } = account
    const named = text(form, 'invoice')
    const intent = text(group(form, 'payment'), 'payment_intent')
    const status = text(form, 'status')
    const rows = named
      ? invoicePayments.with('invoice', named)
      : intent
        ? invoicePayments.with('payment_intent', intent)
        : invoicePayments.rows
    return listOf(
      path,
      pageOf(invoicePayments, rows, form, (row) => !status || row.status === status),
    )
  }),
  'GET invoice_payments/:id': read((account) => account.invoicePayments, 'invoice_payment'),
}
