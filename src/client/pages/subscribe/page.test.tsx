import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi, type MockInstance } from 'vitest'
import { bodyText, freeState, signedInAs, stubLocation } from '#client/features/billing/testing.tsx'
import { named, press } from '#client/testing/shop.tsx'
import { useLanguageStore, type Language } from '#client/i18n/language.ts'
import { useRegionStore } from '#client/i18n/region.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { Component, loader } from './page.tsx'

const ready = {
  alreadySubscribed: false,
  clientSecret: 'pi_1_secret_2',
  subscriptionId: 'sub_1',
  publishableKey: 'pk_test_cabine',
  stripeJs: 'https://pay.example/stripe.js',
  priceCents: 1499,
}

/** Stands in for the provider's script: records what the page asks, and gives the answers. */
function fakeStripe() {
  const done: string[] = []
  const given: Record<string, unknown> = {}
  const answers = {
    submit: (): object => ({}),
    confirm: (): object | Promise<object> => ({ paymentIntent: { status: 'succeeded' } }),
    /** The event that the form fires once it is in the page. */
    says: 'ready',
    comes: true,
  }
  const element = {
    on(event: string, listener: () => void) {
      if (event === answers.says) queueMicrotask(listener)
    },
    mount: () => done.push('mount'),
    destroy: () => done.push('destroy'),
  }
  const stripe = {
    elements: (options: object) => {
      Object.assign(given, options)
      return {
        create: () => element,
        submit: async () => {
          done.push('submit')
          return answers.submit()
        },
      }
    },
    confirmPayment: async (options: { confirmParams: { return_url: string }; redirect: string }) => {
      done.push('confirm')
      Object.assign(given, options)
      return answers.confirm()
    },
  }
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    done.push((script as HTMLScriptElement).src)
    if (answers.comes) vi.stubGlobal('Stripe', () => stripe)
    queueMicrotask(() =>
      (script as HTMLScriptElement).dispatchEvent(new Event(answers.comes ? 'load' : 'error')),
    )
  })
  return { done, given, answers }
}

let root: Root
let went: string[]
let stripe: ReturnType<typeof fakeStripe>
let loadedAs: MockInstance<Performance['getEntriesByType']>

beforeEach(async () => {
  useLanguageStore.setState({ language: 'en' })
  await loadMessages('common', 'errors', 'billing', 'subscribe')
  loadedAs = vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ name: 'https://cabine.example/subscribe' } as PerformanceEntry])
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  stripe = fakeStripe()
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Opened = {
  setup?: () => Response | Promise<Response>
  consent?: () => Response
  state?: Partial<typeof freeState> | null
  language?: Language
}

async function open({ setup = () => Response.json(ready), consent, state = {}, language }: Opened = {}) {
  if (language) {
    useLanguageStore.setState({ language })
    await loadMessages('common', 'errors', 'billing', 'subscribe')
  }
  const { asked } = await signedInAs(state, {
    '/api/create-subscription': setup,
    '/api/billing/consent': consent ?? (() => new Response(null, { status: 204 })),
  })
  went = stubLocation()
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root')!)
  const router = createMemoryRouter(
    [{ path: '/subscribe', loader, Component, HydrateFallback: () => null }],
    {
      initialEntries: ['/subscribe'],
    },
  )
  await act(async () => {
    root.render(<RouterProvider router={router} />)
    await comesToRest()
  })
  return asked
}

/** Waits for the router, the call, the script and the fields, which follow one another. */
const comesToRest = () => new Promise((resolve) => setTimeout(resolve, 5))

const heading = () => document.querySelector('h1')?.textContent
const submitButton = () => document.querySelector<HTMLButtonElement>('button[type="submit"]')
const agree = () => press(document.querySelector('input[type="checkbox"]'))
const alert = () => document.querySelector('form [role="alert"]')?.textContent
const paths = (asked: { path: string }[]) => asked.map(({ path }) => path)

describe('while it is set up', () => {
  test('the page says so, under its header and over its badges', async () => {
    await open({ setup: () => new Promise<Response>(() => undefined) })
    expect(heading()).toBe('Subscribe to Luxe')
    expect(bodyText()).toContain('$14.99/month • Unlimited access • Cancel anytime')
    expect(document.querySelector('output')?.textContent).toBe('Setting up your subscription...')
    for (const badge of ['Secure Payment', 'All Cards Accepted', 'Cancel Anytime'])
      expect(bodyText()).toContain(badge)
  })

  test('her own id is sent, and whoever has Luxe goes to the dashboard by a page load', async () => {
    const asked = await open({ setup: () => Response.json({ alreadySubscribed: true }) })
    expect(asked).toEqual([{ path: '/api/create-subscription', body: { userId: '0-ada' } }])
    expect(went).toEqual(['/dashboard'])
    expect(heading()).toBe('Subscribe to Luxe')
  })

  test('a visitor signs in and comes back', async () => {
    const asked = await open({ state: null })
    expect(went).toEqual(['/auth?next=%2Fsubscribe'])
    expect(paths(asked)).not.toContain('/api/create-subscription')
  })

  test('another page that became this one is loaded anew, for its policy lets no form in', async () => {
    loadedAs.mockReturnValue([{ name: 'https://cabine.example/auth?next=/subscribe' } as PerformanceEntry])
    const asked = await open()
    expect(went).toEqual(['/subscribe'])
    expect(paths(asked)).not.toContain('/api/create-subscription')
  })
})

describe('what went wrong', () => {
  const said = () => document.querySelector('[role="alert"]')?.textContent
  const failure = (error: string, status: number) => () => Response.json({ error }, { status })

  test.each([
    [
      'an answer that is no success',
      failure('server_error', 500),
      'Failed to initialize payment',
      'Something went wrong on our side',
    ],
    [
      'a provider that is silent',
      failure('payment_unavailable', 502),
      'Failed to initialize payment',
      'You have not been charged',
    ],
    [
      'no payments on this site',
      failure('billing_not_configured', 503),
      'Failed to initialize payment',
      'There’s nothing to buy here yet',
    ],
    ['no secret', () => Response.json({ ...ready, clientSecret: '' }), 'Failed to initialize payment', ''],
    [
      'the reason in its place',
      () => Response.json({ error: 'Card testing suspected' }),
      'Card testing suspected',
      '',
    ],
    [
      'no answer at all',
      () => Promise.reject(new TypeError('x')),
      'Failed to initialize payment',
      'Connection lost',
    ],
    [
      'an answer that is none',
      () => new Response('<html>', { headers: { 'content-type': 'application/json' } }),
      'Failed to initialize payment',
      '',
    ],
  ])('%s', async (_, setup, message, hint) => {
    await open({ setup })
    expect(heading()).toBe('Error')
    expect(said()).toMatch(new RegExp(`^${message}`))
    expect(said()).toContain(hint)
    expect(named('a', 'Go Back')?.getAttribute('href')).toBe('/dashboard')
  })

  test('the words of the specification are details below it, for whoever helps her', async () => {
    await open({ setup: failure('server_error', 500) })
    expect(said()).toContain('Details: HTTP 500')
    await open({ setup: () => Response.json({ ...ready, clientSecret: '' }) })
    expect(said()).toContain('Details: No client secret received')
  })

  test('a script that does not come is said, and what may pass can be tried again', async () => {
    stripe.answers.comes = false
    await open()
    expect(said()).toMatch(/^Failed to initialize payment/)
    expect(said()).toContain('your ad blocker')
    await press(named('button', 'Try again'))
    expect(went).toEqual(['reload'])
  })

  test('where nothing can be bought, trying again is not offered', async () => {
    await open({ setup: failure('billing_not_configured', 503) })
    expect(named('button', 'Try again')).toBeUndefined()
  })

  test('fields that cannot be shown are said above the buttons, and nothing can be sent', async () => {
    stripe.answers.says = 'loaderror'
    await open()
    expect(alert()).toContain('couldn’t be loaded')
    expect(submitButton()?.disabled).toBe(true)
  })
})

describe('the form', () => {
  test('says what is charged, that it renews, how to cancel, and takes no payment before she agrees', async () => {
    const asked = await open()
    expect(submitButton()?.textContent).toBe('Subscribe ($14.99/month)')
    expect(bodyText()).toContain('$14.99 today, then $14.99 every month until you cancel.')
    expect(bodyText()).toContain('Cancel in Settings in two clicks')
    expect(named('a', 'Back')?.getAttribute('href')).toBe('/dashboard')
    await press(submitButton())
    expect(bodyText()).toContain('We don’t charge you without your agreement')
    expect(document.activeElement).toBe(document.querySelector('input[type="checkbox"]'))
    expect(stripe.done).not.toContain('submit')
    expect(paths(asked)).not.toContain('/api/billing/consent')
  })

  test.each<[Language, string, string]>([
    ['de', 'DE', 'Zahlungspflichtig bestellen'],
    ['de', 'AT', 'Zahlungspflichtig bestellen'],
    ['fr', 'FR', 'Commande avec obligation de paiement'],
    ['it', 'IT', 'Ordine con obbligo di pagare'],
    ['es', 'ES', 'Pedido con obligación de pago'],
    ['en', 'GB', 'Order with obligation to pay'],
    ['en', 'US', 'Subscribe ($14.99/month)'],
    ['de', 'CH', 'Abonnieren (14,99 $/Monat)'],
  ])(
    'in %s from %s the button that orders says %s, above it what is charged',
    async (language, country, said) => {
      useRegionStore.setState({ region: { country, currency: 'USD', isChosen: true } })
      onTestFinished(() => useRegionStore.setState({ region: null }))
      await open({ language })
      expect(submitButton()?.textContent?.replace(/\s/g, ' ')).toBe(said)
      expect(bodyText()).toMatch(/14[.,]99/)
    },
  )

  test('comes from the script that the server names, with our colours, in her language', async () => {
    await open({ language: 'fr' })
    expect(stripe.done.slice(0, 2)).toEqual(['https://pay.example/stripe.js', 'mount'])
    expect(stripe.given).toMatchObject({ clientSecret: 'pi_1_secret_2', locale: 'fr' })
    expect(stripe.given.appearance).toMatchObject({ theme: 'stripe', variables: { borderRadius: '6px' } })
    expect(submitButton()?.textContent).toMatch(/^S’abonner \(14,99.\$US par mois\)$/)
  })

  test('the number of try-ons that the operator has set takes the place of unlimited', async () => {
    await open({ state: { luxe_monthly_try_ons: 60 } })
    expect(bodyText()).toContain('$14.99/month • 60 try-ons per month • Cancel anytime')
    expect(bodyText()).not.toContain('nlimited')
    await agree()
    await press(submitButton())
    expect(bodyText()).toContain('Welcome to Luxe! You now have 60 try-ons per month.')
  })

  test('the price is the one of the answer, which is what is charged', async () => {
    const asked = await open({ setup: () => Response.json({ ...ready, priceCents: 1599 }) })
    expect(bodyText()).toContain('$15.99/month • Unlimited access • Cancel anytime')
    await agree()
    await press(submitButton())
    expect(asked.at(-1)?.body).toMatchObject({ priceCents: 1599 })
  })

  test('checks the fields, records what she agreed to, then pays: in this order, and comes back to the dashboard', async () => {
    const asked = await open()
    const order: string[] = []
    stripe.answers.confirm = () => {
      order.push(...paths(asked))
      return { paymentIntent: { status: 'succeeded' } }
    }
    await agree()
    await press(submitButton())
    expect(stripe.done.slice(2)).toEqual(['submit', 'confirm', 'destroy'])
    expect(order).toContain('/api/billing/consent')
    expect(asked.at(-1)).toEqual({
      path: '/api/billing/consent',
      body: { item: 'luxe_in_app', priceCents: 1499, terms: '2026-12', language: 'en' },
    })
    expect(stripe.given).toMatchObject({
      redirect: 'if_required',
      confirmParams: {
        return_url: 'https://cabine.example/dashboard?payment_success=true&session_id=sub_1',
      },
    })
    expect(heading()).toBe('Payment Successful!')
    expect(document.activeElement).toBe(document.querySelector('h1'))
    expect(bodyText()).toContain('Welcome to Luxe! You now have unlimited access.')
    expect(named('a', 'Go to Dashboard')?.getAttribute('href')).toBe(
      '/dashboard?payment_success=true&session_id=sub_1',
    )
  })

  test("reads 'Processing...' meanwhile, and is not sent twice", async () => {
    const answer = Promise.withResolvers<object>()
    stripe.answers.confirm = () => answer.promise
    await open()
    await agree()
    await press(submitButton())
    expect(submitButton()?.textContent).toBe('Processing...')
    expect(submitButton()?.getAttribute('aria-disabled')).toBe('true')
    await act(async () => document.querySelector('form')?.requestSubmit())
    expect(stripe.done.filter((one) => one === 'confirm')).toHaveLength(1)
    await act(async () => answer.resolve({ error: { message: 'Your card was declined.' } }))
    expect(submitButton()?.getAttribute('aria-disabled')).not.toBe('true')
  })

  test.each([
    [
      'what the fields object to',
      { submit: () => ({ error: { message: 'Your card number is incomplete.' } }) },
      'Your card number is incomplete.',
    ],
    [
      'what the provider objects to',
      { confirm: () => ({ error: { message: 'Your card was declined.' } }) },
      'Your card was declined.',
    ],
    ['an objection without words', { confirm: () => ({ error: {} }) }, 'Payment failed'],
    [
      'a payment that wants another card',
      { confirm: () => ({ paymentIntent: { status: 'requires_payment_method' } }) },
      'Payment failed',
    ],
    ['a script that throws', { confirm: () => Promise.reject(new Error('x')) }, 'Payment failed'],
  ])('%s stands above the buttons, and she can try again', async (_, answers, sentence) => {
    await open()
    Object.assign(stripe.answers, answers)
    await agree()
    await press(submitButton())
    expect(alert()).toBe(sentence)
    expect(submitButton()?.textContent).toBe('Subscribe ($14.99/month)')
    Object.assign(stripe.answers, {
      submit: () => ({}),
      confirm: () => ({ paymentIntent: { status: 'succeeded' } }),
    })
    await press(submitButton())
    expect(heading()).toBe('Payment Successful!')
  })

  test('fields with a fault are not charged, nor is anything recorded', async () => {
    const asked = await open()
    stripe.answers.submit = () => ({ error: { message: 'Your card number is incomplete.' } })
    await agree()
    await press(submitButton())
    expect(stripe.done).not.toContain('confirm')
    expect(paths(asked)).not.toContain('/api/billing/consent')
  })

  test('a price of yesterday is not charged: she is told, and can see the new one', async () => {
    await open({ consent: () => Response.json({ error: 'too_old_price' }, { status: 409 }) })
    await agree()
    await press(submitButton())
    expect(alert()).toContain('The price has changed')
    expect(stripe.done).not.toContain('confirm')
    await press(named('button', 'Show the new price'))
    expect(went).toEqual(['reload'])
  })

  test('what was paid meanwhile in another tab is no error of hers', async () => {
    stripe.answers.confirm = () => ({
      error: { message: 'unexpected state', payment_intent: { status: 'succeeded' } },
    })
    await open()
    await agree()
    await press(submitButton())
    expect(heading()).toBe('Payment Successful!')
  })

  test('a payment that a bank still works on is said to be on its way', async () => {
    stripe.answers.confirm = () => ({ paymentIntent: { status: 'processing' } })
    await open()
    await agree()
    await press(submitButton())
    expect(heading()).toBe('Your payment is being processed')
    expect(bodyText()).not.toContain('Successful')
  })
})
