import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { named, press, renderAt } from '#client/testing/shop.tsx'
import { useLanguageStore } from '#client/i18n/language.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { signedOutAnswer, strangersAnswers } from '#client/testing/strangers.ts'
import { useToasts } from '#client/ui/toasts/toast-store.ts'
import { PlanDetails } from './plan-details.tsx'
import { bodyText, freeState, luxeState, signedInAs, stubDialogs, stubLocation } from './testing.tsx'

beforeEach(async () => {
  stubDialogs()
  useToasts.setState({ toasts: [] })
  useLanguageStore.setState({ language: 'en' })
  await loadMessages('common', 'errors', 'billing')
})

/** A tab that was opened, and the address it was sent to. */
function stubTabs() {
  const opened: { address: string; closed: boolean }[] = []
  vi.stubGlobal('open', (address: string) => {
    const tab = { address, closed: false }
    opened.push(tab)
    return {
      opener: window,
      document: document.implementation.createHTMLDocument(),
      location: { replace: (url: string) => void (tab.address = url) },
      close: () => void (tab.closed = true),
    }
  })
  return opened
}

async function show(state: Partial<typeof freeState>, answers: Parameters<typeof signedInAs>[1] = {}) {
  const server = await signedInAs(state, answers)
  const tabs = stubTabs()
  await renderAt('/settings-clean', <PlanDetails />)
  return { ...server, tabs }
}

const button = (name: string | RegExp) => named('button', name) as HTMLButtonElement | undefined
const toasted = () => useToasts.getState().toasts[0]

describe('what she has (spec 1.4.18)', () => {
  test('Free, with the credits that are left, or 0 where the number is missing', async () => {
    await show({ credits_remaining: 3 })
    expect(bodyText()).toMatch(/^Free3 try-on credits left/)
    await show({ credits_remaining: null })
    expect(bodyText()).toMatch(/^Free0 try-on credits left/)
  })

  test('Premium: active, with the day it renews and the price it renews for', async () => {
    await show(luxeState)
    expect(bodyText()).toMatch(/^Premium/)
    expect(bodyText()).toContain('Your subscription is active. It renews on December 20, 2026 for $12.99.')
  })

  test('date and price in her language', async () => {
    useLanguageStore.setState({ language: 'fr' })
    await loadMessages('common', 'errors', 'billing')
    await show(luxeState)
    expect(bodyText()).toContain('Il se renouvelle le 20 décembre 2026 au prix de 12,99 $US.')
  })

  test("Premium that is cancelled: 'Cancels on {date}', and nothing about a renewal", async () => {
    await show({ ...luxeState, cancel_at_period_end: true })
    expect(bodyText()).toContain('Cancels on December 20, 2026')
    expect(bodyText()).not.toContain('renews')
  })

  test('Premium that nobody pays for is active, and has nothing to cancel or manage', async () => {
    await show({ plan: 'premium', is_premium: true, credits_remaining: null })
    expect(bodyText()).toMatch(/^PremiumYour subscription is active\.(?! It)/)
    expect(document.querySelector('button')).toBeNull()
  })

  test('the try-ons that are left of her month, where the operator counts them', async () => {
    await show({ ...luxeState, luxe_monthly_try_ons: 60, try_ons_left: 12 })
    expect(bodyText()).toContain('12 try-ons left until December 20, 2026.')
  })

  test('a failed payment: until when Luxe lasts, and the way to another card', async () => {
    const { asked, tabs } = await show(
      { ...luxeState, subscription_status: 'past_due', grace_ends_at: '2026-11-27T09:00:00.000Z' },
      { '/api/billing/portal': () => Response.json({ url: 'https://pay.example/portal' }) },
    )
    expect(bodyText()).toContain('Your last payment failed. You keep Luxe until November 27, 2026.')
    expect(bodyText()).not.toContain('renews')
    await press(button('Update payment'))
    expect(asked[0]).toEqual({ path: '/api/billing/portal', body: { flow: 'payment_method' } })
    expect(tabs).toEqual([{ address: 'https://pay.example/portal', closed: false }])
  })
})

describe('a failed payment after the grace time', () => {
  const over = {
    ...luxeState,
    plan: 'free',
    is_premium: false,
    credits_remaining: 2,
    subscription_status: 'past_due',
    grace_ends_at: '2026-11-10T09:00:00.000Z',
  }

  test('Luxe is closed: nobody is told that it lasts until a day that is past, nor sold it once more', async () => {
    await show(over)
    expect(bodyText()).toMatch(/^Free2 try-on credits left.*Your last payment failed, so Luxe is paused\./)
    expect(bodyText()).not.toContain('November 10')
    expect(button('Update payment')).toBeDefined()
    expect(button(/^Upgrade to Premium/)).toBeUndefined()
  })

  test('it can be left all the same, since the card is still being tried', async () => {
    const { asked } = await show(over, {
      '/api/billing/cancel': () => Response.json({ until: '2026-11-01T09:00:00.000Z' }),
    })
    await press(button('Cancel Subscription'))
    await press(named('dialog[open] button', 'Cancel Subscription'))
    expect(asked[0]?.path).toBe('/api/billing/cancel')
    expect(toasted()).toMatchObject({ description: 'Luxe has ended. You won’t be charged again.' })
  })
})

describe('Manage Subscription', () => {
  test('is there for whom the payment service knows, on either plan, and for nobody else', async () => {
    await show(luxeState)
    expect(button('Manage Subscription')).toBeDefined()
    await show({ has_stripe_customer: true })
    expect(button('Manage Subscription')).toBeDefined()
    await show({})
    expect(button('Manage Subscription')).toBeUndefined()
  })

  test('opens a tab in the press itself, which gets its address when it is known', async () => {
    const answer = Promise.withResolvers<Response>()
    const { tabs } = await show(luxeState, { '/api/billing/portal': () => answer.promise })
    await press(button('Manage Subscription'))
    expect(tabs).toEqual([{ address: '', closed: false }])
    await act(async () => answer.resolve(Response.json({ url: 'https://pay.example/portal' })))
    expect(tabs).toEqual([{ address: 'https://pay.example/portal', closed: false }])
  })

  test('closes the tab again when there is no address, and says so', async () => {
    const { tabs } = await show(luxeState, {
      '/api/billing/portal': () => Response.json({ error: 'server_error' }, { status: 500 }),
    })
    await press(button('Manage Subscription'))
    expect(tabs).toEqual([{ address: '', closed: true }])
    expect(toasted()).toMatchObject({
      description: 'Failed to open billing portal. Please try again.',
      tone: 'error',
    })
  })

  test('a browser that opens no tab goes there in this one', async () => {
    await show(luxeState, {
      '/api/billing/portal': () => Response.json({ url: 'https://pay.example/portal' }),
    })
    vi.stubGlobal('open', () => null)
    const went = stubLocation()
    await press(button('Manage Subscription'))
    expect(went).toEqual(['https://pay.example/portal'])
  })

  test('what she changed in the other tab shows when she is back in this one', async () => {
    const { server, asked } = await show(luxeState, {
      '/api/billing/portal': () => Response.json({ url: 'https://pay.example/portal' }),
    })
    await press(button('Manage Subscription'))
    server.state = { ...luxeState, cancel_at_period_end: true }
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    expect(asked.at(-1)?.path).toBe('/api/app-state')
    expect(bodyText()).toContain('Cancels on December 20, 2026')
  })
})

describe('leaving and coming back', () => {
  const cancelled = {
    '/api/billing/cancel': () => Response.json({ until: '2026-12-20T09:00:00.000Z' }),
    '/api/billing/resume': () => Response.json({ renews: '2026-12-20T09:00:00.000Z' }),
  }
  const dialogButton = (name: string) => named('dialog[open] button', name)

  test('takes two clicks, the first of which says until when Luxe lasts', async () => {
    const { asked, server } = await show(luxeState, cancelled)
    await press(button('Cancel Subscription'))
    expect(document.querySelector('dialog[open]')?.textContent).toContain(
      'You keep Luxe until December 20, 2026.',
    )
    expect(asked).toEqual([])
    server.state = { ...luxeState, cancel_at_period_end: true }
    await press(dialogButton('Cancel Subscription'))
    expect(asked.map(({ path }) => path)).toEqual(['/api/billing/cancel', '/api/app-state'])
    expect(toasted()).toMatchObject({
      title: 'Your subscription is canceled',
      description: 'You keep Luxe until December 20, 2026 and won’t be charged again.',
    })
    expect(bodyText()).toContain('Cancels on December 20, 2026')
  })

  test('while a payment is past due the first click says that Luxe ends right away, as it does', async () => {
    await show({ ...luxeState, subscription_status: 'past_due', grace_ends_at: '2026-11-27T09:00:00.000Z' })
    await press(button('Cancel Subscription'))
    const said = document.querySelector('dialog[open]')?.textContent
    expect(said).toContain('Luxe ends right away')
    expect(said).not.toMatch(/You keep Luxe until/)
  })

  test('a second thought cancels nothing', async () => {
    const { asked } = await show(luxeState, cancelled)
    await press(button('Cancel Subscription'))
    await press(dialogButton('Keep Luxe'))
    expect(document.querySelector('dialog[open]')).toBeNull()
    expect(asked).toEqual([])
  })

  test('coming back takes one', async () => {
    const { asked, server } = await show({ ...luxeState, cancel_at_period_end: true }, cancelled)
    server.state = luxeState
    await press(button('Keep Luxe'))
    expect(asked.map(({ path }) => path)).toEqual(['/api/billing/resume', '/api/app-state'])
    expect(toasted()).toMatchObject({
      title: 'Welcome back to Luxe',
      description: 'Your subscription renews on December 20, 2026.',
    })
  })

  test('a cancellation that did not come through is said, and nothing is as if it had', async () => {
    await show(luxeState, {
      '/api/billing/cancel': () => Response.json({ error: 'payment_unavailable' }, { status: 502 }),
    })
    await press(button('Cancel Subscription'))
    await press(dialogButton('Cancel Subscription'))
    expect(toasted()).toMatchObject({ tone: 'error' })
    expect(bodyText()).toContain('It renews on December 20, 2026')
  })
})

describe('buying from the free plan', () => {
  test('Upgrade to Premium stands below its price and its terms, and pays in a new tab', async () => {
    const { asked, tabs } = await show(freeState, {
      '/api/billing/checkout': () => Response.json({ url: 'https://pay.example/c' }),
    })
    expect(bodyText()).toMatch(
      /\$12\.99 per month\. Renews every month until you cancel\. Cancel in Settings in two clicks.*Upgrade to Premium/,
    )
    await press(button(/^Upgrade to Premium/))
    expect(asked).toEqual([
      {
        path: '/api/billing/checkout',
        body: { item: 'luxe_hosted', priceCents: 1299, terms: '2026-12', language: 'en' },
      },
    ])
    expect(tabs).toEqual([{ address: 'https://pay.example/c', closed: false }])
  })

  test('so do the packs, each with its price, which never expire', async () => {
    const { asked } = await show(freeState, {
      '/api/billing/checkout': () => Response.json({ url: 'https://pay.example/c' }),
    })
    expect(bodyText()).toContain('Credits never expire.')
    expect(bodyText()).toContain('its unused credits are removed. By buying, you agree to this.')
    expect(button('Buy 25 credits for $20.99')).toBeDefined()
    await press(button('Buy 10 credits for $8.99'))
    expect(asked[0]?.body).toMatchObject({ item: 'credits_10', priceCents: 899 })
  })

  test('a checkout that cannot be had closes its tab and says why, above the button', async () => {
    const { tabs } = await show(freeState, {
      '/api/billing/checkout': () => Response.json({ error: 'too_old_price' }, { status: 409 }),
    })
    await press(button(/^Upgrade to Premium/))
    expect(tabs).toEqual([{ address: '', closed: true }])
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('The price has changed')
  })

  test('without payments on this site it says so before anything is pressed', async () => {
    await show({ ...freeState, billing_available: false })
    expect(bodyText()).toContain('There’s nothing to buy here yet')
    for (const name of [/^Upgrade to Premium/, /^Buy 10/, /^Buy 25/])
      expect(button(name)?.disabled).toBe(true)
  })
})

describe('an account on its way out', () => {
  test('is sold nothing: what she bought would go with it', async () => {
    const { asked } = await show({ removal_due_at: '2026-12-04T09:00:00.000Z' })
    expect(bodyText()).toContain('Your account is scheduled for deletion, so you can’t buy anything with it.')
    for (const name of [/^Upgrade to Premium/, /^Buy 10/, /^Buy 25/]) {
      expect(button(name)?.disabled).toBe(true)
      await press(button(name))
    }
    expect(asked).toEqual([])
  })
})

describe('signed out from another device meanwhile: what is pressed leads to the sign-in page, and back', () => {
  const signInAddress = '/auth?next=%2Fsettings-clean&tab=signIn'

  const pressEach = async (answer: () => Response) => {
    await show({}, { '/api/billing/checkout': answer })
    const went = stubLocation()
    await press(button('Buy 10 credits for $8.99'))
    await show(luxeState, { '/api/billing/portal': answer, '/api/billing/cancel': answer })
    await press(button('Manage Subscription'))
    await press(button('Cancel Subscription'))
    await press(named('dialog[open] button', 'Cancel Subscription'))
    return went
  }

  test('buying', async () => {
    await show({}, { '/api/billing/checkout': signedOutAnswer })
    const went = stubLocation()
    await press(button('Buy 10 credits for $8.99'))
    expect(went).toEqual([signInAddress])
  })

  test('the portal', async () => {
    await show(luxeState, { '/api/billing/portal': signedOutAnswer })
    const went = stubLocation()
    await press(button('Manage Subscription'))
    expect(went).toEqual([signInAddress])
  })

  test('cancelling', async () => {
    await show(luxeState, { '/api/billing/cancel': signedOutAnswer })
    const went = stubLocation()
    await press(button('Cancel Subscription'))
    await press(named('dialog[open] button', 'Cancel Subscription'))
    expect(went).toEqual([signInAddress])
  })

  test.each(strangersAnswers)('but %s does not', async (_, strangers) => {
    expect(await pressEach(strangers)).toEqual([])
  })
})
