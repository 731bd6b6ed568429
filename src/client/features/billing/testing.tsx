import { act } from 'react'
import { vi } from 'vitest'
import { forgetAppState, refreshAppState } from '#client/session/app-state.ts'

/** What GET /api/app-state says about a shopper on the free plan, on a site that sells Luxe. */
export const freeState = {
  user: { id: '0-ada', name: 'Ada', email: 'ada@example.com' },
  plan: 'free',
  is_premium: false,
  credits_remaining: 3 as number | null,
  luxe_monthly_try_ons: null as number | null,
  social_proof: '',
  billing_available: true,
  has_stripe_customer: false,
  subscription_status: 'none',
  subscription_price_cents: null as number | null,
  cancel_at_period_end: false,
  current_period_end: null as string | null,
  grace_ends_at: null as string | null,
  try_ons_left: null as number | null,
  month_ends_at: null as string | null,
  removal_due_at: null as string | null,
}

export const luxeState: typeof freeState = {
  ...freeState,
  plan: 'premium',
  is_premium: true,
  credits_remaining: null,
  has_stripe_customer: true,
  subscription_status: 'active',
  subscription_price_cents: 1299,
  current_period_end: '2026-12-20T09:00:00.000Z',
  month_ends_at: '2026-12-20T09:00:00.000Z',
}

type Asked = { path: string; body: unknown }

/** A server that answers with this app state, and other calls by their path. Returns the calls in order. */
export async function signedInAs(
  state: Partial<typeof freeState> | null,
  answers: Record<string, () => Response | Promise<Response>> = {},
) {
  const asked: Asked[] = []
  const server = { state }
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined })
    if (path === '/api/app-state') {
      return server.state
        ? Response.json({ ...freeState, ...server.state })
        : Response.json({ error: 'not_authenticated' }, { status: 401 })
    }
    return (await answers[path]?.()) ?? Response.json({ error: 'not_found' }, { status: 404 })
  })
  await act(async () => {
    forgetAppState()
    await refreshAppState()
  })
  asked.length = 0
  return { asked, server }
}

/** Stands in for `location`, and records where it would have gone. */
export function stubLocation() {
  const went: string[] = []
  const go = (address: string) => void went.push(address)
  vi.stubGlobal('location', {
    origin: 'https://cabine.example',
    href: 'https://cabine.example/settings-clean',
    pathname: '/settings-clean',
    assign: go,
    replace: go,
    reload: () => go('reload'),
  })
  return went
}

export function stubDialogs() {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
}

export const bodyText = () => document.body.textContent?.replaceAll(/\s+/g, ' ') ?? ''
