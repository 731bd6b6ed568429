import type { Account } from './account.ts'
import { attachCard, cardNamed } from './cards.ts'
import { invalid, resourceMissing } from './errors.ts'
import { change, emit } from './events.ts'
import { group, mergeMetadata, metadataOf, text, textOrNull, type Form } from './form.ts'
import { pageOf } from './lists.ts'
import { endAll } from './subscription-ends.ts'
import type { Customer } from './wire.ts'

/** Deleted customers: Stripe still answers for them, and their subscriptions have ended. */
const gone = new WeakSet<Customer>()
export const isGone = (customer: Customer) => gone.has(customer)

/** The customer that a parameter names. */
export function customerNamed(account: Account, id: string) {
  const customer = account.customers.get(id)
  if (!customer || isGone(customer)) throw resourceMissing('customer', id, 'customer', 400)
  return customer
}

export function createCustomer(account: Account, form: Form): Customer {
  refuseEmail(form)
  const customer = account.customers.add({
    id: account.ids.short('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: account.clock.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: textOrNull(form, 'description'),
    discount: null,
    email: textOrNull(form, 'email'),
    invoice_prefix: account.ids.some(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: metadataOf(form),
    name: textOrNull(form, 'name'),
    next_invoice_sequence: 1,
    phone: textOrNull(form, 'phone'),
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  } satisfies Customer)
  const standard = text(group(form, 'invoice_settings'), 'default_payment_method')
  const named = text(form, 'payment_method') ?? standard
  const card = named ? cardNamed(account, named) : null
  if (standard && card) customer.invoice_settings.default_payment_method = card.id
  emit(account, 'customer.created', customer)
  if (card) attachCard(account, card, customer.id)
  return customer
}

function refuseEmail(form: Form) {
  const email = text(form, 'email')
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email))
    throw invalid(`Invalid email address: ${email}`, 'email', 'email_invalid')
}

function setDefaultCard(account: Account, customer: Customer, named: string | undefined) {
  if (!named) return {}
  const card = cardNamed(account, named, 'invoice_settings[default_payment_method]')
  attachCard(account, card, customer.id)
  return { invoice_settings: { ...customer.invoice_settings, default_payment_method: card.id } }
}

export function updateCustomer(account: Account, customer: Customer, form: Form) {
  if (isGone(customer)) throw resourceMissing('customer', customer.id, 'id')
  refuseEmail(form)
  const given = (key: string) => form[key] !== undefined
  const previous = change(customer, {
    ...(given('description') && { description: textOrNull(form, 'description') }),
    ...(given('email') && { email: textOrNull(form, 'email') }),
    ...(given('name') && { name: textOrNull(form, 'name') }),
    ...(given('phone') && { phone: textOrNull(form, 'phone') }),
    ...(given('metadata') && { metadata: mergeMetadata(customer.metadata, form) }),
    ...setDefaultCard(account, customer, text(group(form, 'invoice_settings'), 'default_payment_method')),
  })
  if (previous) emit(account, 'customer.updated', customer, previous)
  return customer
}

export function deleteCustomer(account: Account, customer: Customer) {
  if (isGone(customer)) throw resourceMissing('customer', customer.id, 'id')
  endAll(account, customer.id)
  emit(account, 'customer.deleted', customer)
  gone.add(customer)
  return { id: customer.id, object: 'customer', deleted: true }
}

export const retrieveCustomer = (customer: Customer) =>
  isGone(customer) ? { id: customer.id, object: 'customer', deleted: true } : customer

export function listCustomers(account: Account, form: Form) {
  const email = text(form, 'email')
  const { customers } = account
  return pageOf(customers, customers.rows, form, (one) => !isGone(one) && (!email || one.email === email))
}
