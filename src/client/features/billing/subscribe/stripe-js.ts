import type { Stripe } from '@stripe/stripe-js'

/**
 * Stripe's own script, from its own host and on this page only. A site that runs against a fake names another
 * script with the same interface.
 */
export async function loadStripeJs(publishableKey: string, script: string | null): Promise<Stripe | null> {
  if (script === null) {
    const { loadStripe } = await import('@stripe/stripe-js/pure')
    return await loadStripe(publishableKey)
  }
  await loadScript(script)
  return window.Stripe?.(publishableKey) ?? null
}

function loadScript(address: string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const element = document.createElement('script')
  element.src = address
  element.addEventListener('load', () => resolve())
  element.addEventListener('error', () => reject(new Error(`No script at ${address}`)))
  document.head.append(element)
  return promise
}
