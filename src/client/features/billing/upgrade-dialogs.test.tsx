import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { named, press, renderAt } from '#client/testing/shop.tsx'
import { loadMessages } from '#client/i18n/messages.ts'
import { freeState, luxeState, signedInAs, stubDialogs, stubLocation } from './testing.tsx'
import { UpgradeDialogs } from './upgrade-dialogs.tsx'
import { closeUpgrade, openUpgrade, type Upgrade } from './upgrade-store.ts'

beforeEach(async () => {
  stubDialogs()
  closeUpgrade()
  await loadMessages('common', 'errors', 'billing')
})

type Opened = {
  modal?: Upgrade['modal']
  reason?: Upgrade['reason']
  checkout?: () => Promise<Response> | Response
}

async function open(
  state: Partial<typeof freeState> | null,
  { modal = 'luxe', reason = null, checkout }: Opened = {},
) {
  const server = await signedInAs(state, checkout && { '/api/billing/checkout': checkout })
  const went = stubLocation()
  const router = await renderAt('/fitting-room?preset=7', <UpgradeDialogs />)
  await act(async () => openUpgrade(modal, reason))
  return { ...server, went, router }
}

const shown = () => document.querySelector('dialog[open]')
const text = () => shown()?.textContent ?? ''
const button = (name: string | RegExp) => named('dialog[open] button', name) as HTMLButtonElement | undefined

describe('the Luxe modal', () => {
  test('has the title, the perks, the price, the terms and both buttons', async () => {
    await open({ social_proof: 'sample' })
    for (const words of [
      'Step Into Luxe Mode',
      '100 try-ons per month',
      'All premium outfits',
      'Direct shop links',
      'Sharper results',
      'The full closet',
      '$12.99/month',
      'Cancel anytime',
      '4.8/5 from 2,100+ stylings',
      '$12.99 per month. Renews every month until you cancel.',
      'Cancel in Settings in two clicks',
    ])
      expect(text()).toContain(words)
    await press(button('Maybe Later'))
    expect(shown()).toBeNull()
  })

  test('its button leaves for the hosted checkout, and what she agreed to goes along', async () => {
    const answer = Promise.withResolvers<Response>()
    const { asked, went } = await open({}, { checkout: () => answer.promise })
    await press(button('Upgrade to Luxe'))
    expect(asked).toEqual([
      {
        path: '/api/billing/checkout',
        body: { item: 'luxe_hosted', priceCents: 1299, terms: '2026-12', language: 'en' },
      },
    ])
    expect(button(/^Opening the payment page/)?.disabled).toBe(true)
    await act(async () => answer.resolve(Response.json({ url: 'https://pay.example/c' })))
    expect(went).toEqual(['https://pay.example/c'])
    // The shopper returns by the browser's back button: the button can be pressed again.
    await act(async () => window.dispatchEvent(new Event('pageshow')))
    expect(button('Upgrade to Luxe')?.disabled).toBe(false)
    expect(asked.at(-1)?.path).toBe('/api/app-state')
  })

  test('a visitor signs in and comes back to where she was', async () => {
    await open(null)
    expect(named('dialog[open] a', 'Upgrade to Luxe')?.getAttribute('href')).toBe(
      '/auth?next=%2Ffitting-room%3Fpreset%3D7',
    )
  })

  test('without payments on this site it says so before anything is pressed', async () => {
    await open({ billing_available: false })
    expect(text()).toContain('There’s nothing to buy here yet')
    expect(text()).toContain('Step Into Luxe Mode')
    expect(button('Upgrade to Luxe')?.disabled).toBe(true)
  })

  test('what went wrong stands above the button, which can be pressed again', async () => {
    await open({}, { checkout: () => Response.json({ error: 'payment_unavailable' }, { status: 502 }) })
    await press(button('Upgrade to Luxe'))
    expect(shown()?.querySelector('[role="alert"]')?.textContent).toContain('You have not been charged')
    expect(button('Upgrade to Luxe')?.disabled).toBe(false)
  })

  test('without a network it says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await open({})
    expect(text()).toContain('Connection lost')
    vi.restoreAllMocks()
  })

  test('is gone as soon as she has Luxe, from another tab for instance', async () => {
    const { server } = await open(
      {},
      { checkout: () => Response.json({ error: 'already_subscribed' }, { status: 409 }) },
    )
    server.state = luxeState
    await press(button('Upgrade to Luxe'))
    expect(shown()).toBeNull()
  })
})

describe('the premium modal', () => {
  test('lists the benefits, the price, and the saving as what it is counted against says', async () => {
    await open({}, { modal: 'premium' })
    for (const words of [
      'Upgrade to Premium',
      'Unlimited try-ons',
      'Priority AI processing',
      'Exclusive collections',
      'Monthly stylist consultations',
      '$12.99/month',
      'Save $8/month vs buying credits',
      '25 credits cost $20.99; Luxe costs $12.99 a month.',
      'Cancel anytime. No hidden fees.',
    ])
      expect(text()).toContain(words)
    expect(button('Upgrade Now')).toBeDefined()
    expect(text()).not.toContain('Or buy credits')
  })

  test('without credits it also sells some, which never expire', async () => {
    const { asked, went } = await open(
      { credits_remaining: 0 },
      {
        modal: 'premium',
        reason: 'no_credits',
        checkout: () => Response.json({ url: 'https://pay.example/pack' }),
      },
    )
    expect(text()).toContain('Credits never expire.')
    expect(text()).toContain('its unused credits are removed. By buying, you agree to this.')
    expect(button('Buy 10 credits for $8.99')).toBeDefined()
    await press(button('Buy 25 credits for $20.99'))
    await vi.waitFor(() => expect(went).toEqual(['https://pay.example/pack']))
    expect(asked[0]?.body).toMatchObject({ item: 'credits_25', priceCents: 2099 })
    await act(async () => window.dispatchEvent(new Event('pageshow')))
  })

  test('a month that is used up sells nothing to whom has Luxe: it says when the next begins', async () => {
    await open(
      { ...luxeState, luxe_monthly_try_ons: 60, try_ons_left: 0 },
      {
        modal: 'premium',
        reason: 'monthly_limit',
      },
    )
    expect(text()).toContain(
      'You’ve used all 60 try-ons this month. Your next month starts on December 20, 2026.',
    )
    expect(button('Upgrade Now')).toBeUndefined()
  })
})
