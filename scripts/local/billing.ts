/** The product's variables for the payments of a fake Stripe on this machine. */
export const billingVars = (fakeStripe: string) => ({
  STRIPE_SECRET_KEY: 'sk_test_cabine',
  STRIPE_WEBHOOK_SECRET: 'whsec_cabine',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_cabine',
  STRIPE_API_BASE: fakeStripe,
  STRIPE_JS: `${fakeStripe}/stripe.js`,
})

export const webhookOf = (product: string) => `${product}/api/stripe/webhook`
