import { env } from 'cloudflare:test'
import type { Forgery, ForgeryName } from './google-forgeries.ts'
import { openDb } from '../lib/db.ts'
import { identities } from '../auth/schema.ts'
import type { Browser } from './browser.ts'

type Choice = {
  email?: string
  name?: string
  sub?: string
  /** One of the named forgeries, or one of the test's own. */
  forgery?: ForgeryName
  ownForgery?: Forgery
  account?: 'denied'
}

const pathOf = (response: Response) => {
  const location = response.headers.get('location')
  if (response.status !== 302 || !location) throw new Error(`${response.status} leads nowhere`)
  return location
}

/** Starts a sign-in and returns the provider's page. */
export const askGoogle = async (browser: Browser, query = '') =>
  new URL(pathOf(await browser.fetch(`/api/auth/google${query}`)))

/** Presses the provider's button; returns the path of the redirect back. */
export async function chooseAtGoogle(page: URL, { forgery, ownForgery, ...choice }: Choice = {}) {
  const form = new URLSearchParams([...page.searchParams, ...Object.entries(choice)])
  if (forgery) form.set('forgery', forgery)
  if (ownForgery) form.set('own_forgery', JSON.stringify(ownForgery))
  const answer = await fetch(`${page.origin}/o/choose`, { method: 'POST', body: form, redirect: 'manual' })
  const { pathname, search } = new URL(answer.headers.get('location') ?? '')
  return pathname + search
}

/** Signs in completely and returns where it led. */
export async function goThroughGoogle(browser: Browser, choice: Choice = {}, query = '') {
  const back = await chooseAtGoogle(await askGoogle(browser, query), choice)
  return pathOf(await browser.fetch(back))
}

/** Rotates the provider's key and returns how often the keys were read so far. */
export async function rotateKeys() {
  const answer = await fetch(`${env.GOOGLE_ISSUER}/fake/rotate`, { method: 'POST' })
  return (await answer.json<{ keyReads: number }>()).keyReads
}

/** Connects a Google account to the shopper's account. */
export async function giveGoogle(userId: string, subject: string = crypto.randomUUID()) {
  const email = `${subject}@example.com`
  await openDb(env.DB)
    .insert(identities)
    .values({ provider: 'google', subject, userId, email, createdAt: new Date() })
  return { subject, email }
}
