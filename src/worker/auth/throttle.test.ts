import { env } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import { mailTo } from '../testing/outbox.ts'
import { tokenIn } from '../testing/read-mail.ts'
import { createShopper, openTab } from '../testing/shopper.ts'
import { attemptKeys, forgotLimits, signInLimits, type Limit } from './throttle.ts'

/** Passwords are hashed at their full price. */
vi.setConfig({ testTimeout: 30_000 })

type Shopper = Awaited<ReturnType<typeof createShopper>>
type Tab = Pick<Shopper, 'fetch'>

const fresh = { password: 'amber-77-window', confirmPassword: 'amber-77-window' }

/** Sends a call from a network address, which Cloudflare names in a header. */
const sendFrom = (address: string) => async (tab: Tab, method: string, path: string, body: object) =>
  await tab.fetch(path, {
    method,
    headers: { 'cf-connecting-ip': address, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function counts(limits: Limit[]) {
  const keys = await attemptKeys(limits)
  const asked = env.DB.prepare('select count from attempts where key = ?')
  return await Promise.all(keys.map((key) => asked.bind(key).first<number>('count')))
}

type Send = ReturnType<typeof sendFrom>
/** Every call that a password or a mailed link protects, and how often it counts itself. */
const ways: [name: string, comeIn: (shopper: Shopper, send: Send) => Promise<Response>, counted: number][] = [
  [
    'signing in',
    ({ email, password }, send) => send(openTab(), 'POST', '/api/auth/signin', { email, password }),
    1,
  ],
  [
    'showing that it is she',
    ({ password, fetch }, send) => send({ fetch }, 'POST', '/api/account/proof', { password }),
    1,
  ],
  [
    'changing her password',
    ({ password, fetch }, send) =>
      send({ fetch }, 'PUT', '/api/account/password', { ...fresh, currentPassword: password }),
    1,
  ],
  [
    'a new password by mail',
    async ({ email }, send) => {
      const token = tokenIn(await mailTo(email, /new password for Cabine/))
      return await send(openTab(), 'POST', '/api/auth/reset-password', { ...fresh, token })
    },
    0,
  ],
]

describe('a success clears the counts of the shopper and no others', () => {
  test.each(ways)('%s', async (name, comeIn, counted) => {
    const [here, elsewhere] = [`${name}, here`, `${name}, elsewhere`]
    const shopper = await createShopper()
    const stranger = await createShopper()
    const guess = ({ email }: Shopper, from: string) =>
      sendFrom(from)(openTab(), 'POST', '/api/auth/signin', { email, password: 'guess' })
    const slips = [
      guess(shopper, here),
      guess(shopper, here),
      guess(stranger, here),
      guess(shopper, elsewhere),
    ]
    expect((await Promise.all(slips)).map(({ status }) => status)).toEqual([401, 401, 401, 401])
    await sendFrom(here)(openTab(), 'POST', '/api/auth/forgot-password', { email: shopper.email })

    expect((await comeIn(shopper, sendFrom(here))).ok).toBe(true)

    // In this order: for this email from one network, for any email from there, and for this email from anywhere.
    const [all, byEmail] = [3 + counted, 3 + counted]
    expect(await counts(signInLimits(shopper.email, here))).toEqual([null, all, byEmail])
    expect(await counts(signInLimits(stranger.email, here))).toEqual([1, all, 1])
    expect(await counts(signInLimits(shopper.email, elsewhere))).toEqual([1, 1, byEmail])
    expect(await counts(forgotLimits(shopper.email, here))).toEqual([1, 1, 1])
  })
})
