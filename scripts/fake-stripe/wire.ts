import type Stripe from 'stripe'

/** A field that Stripe sends as an id, or whole on request (`expand`). */
type Unexpanded<T> = string extends T ? Exclude<T, { object: string }> : T

/**
 * The SDK's type of an object as it is sent and stored here: references are ids, decimals are text. What is built
 * here `satisfies` it, so that no field that the SDK expects is missing or misspelt.
 */
export type Wire<T> = T extends Stripe.Decimal
  ? string
  : T extends string | number | boolean | null | undefined | void
    ? T
    : T extends (infer Item)[]
      ? Wire<Unexpanded<Item>>[]
      : { [Key in keyof T]: Wire<Unexpanded<T[Key]>> }

export type Customer = Wire<Stripe.Customer>
export type Product = Wire<Stripe.Product>
export type Price = Wire<Stripe.Price>
export type PaymentMethod = Wire<Stripe.PaymentMethod>
export type PaymentIntent = Wire<Stripe.PaymentIntent>
export type Charge = Wire<Stripe.Charge>
export type Refund = Wire<Stripe.Refund>
export type Dispute = Wire<Stripe.Dispute>
export type Invoice = Wire<Stripe.Invoice>
export type InvoiceLine = Wire<Stripe.InvoiceLineItem>
export type InvoicePayment = Wire<Stripe.InvoicePayment>
export type Subscription = Wire<Stripe.Subscription>
export type SubscriptionItem = Wire<Stripe.SubscriptionItem>
export type CheckoutSession = Wire<Stripe.Checkout.Session>
export type LineItem = Wire<Stripe.LineItem>
export type PortalSession = Wire<Stripe.BillingPortal.Session>
export type PortalConfiguration = Wire<Stripe.BillingPortal.Configuration>
