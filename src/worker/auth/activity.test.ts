import { env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { openDb } from '../lib/db.ts'
import { createAuthenticator } from '../testing/authenticator.ts'
import { giveGoogle } from '../testing/google.ts'
import { mailTo } from '../testing/outbox.ts'
import { tokenIn } from '../testing/read-mail.ts'
import { giveSecondFactor } from '../testing/second-factor.ts'
import { createShopper, openTab } from '../testing/shopper.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { createStaff } from '../testing/staff.ts'
import { tripsOf } from '../testing/trips.ts'
import { sweepAuth } from './sign-in/sweep.ts'

// Password hashes are expensive, and a machine may be busy.
vi.setConfig({ testTimeout: 30_000 })

type Tab = Pick<ReturnType<typeof openTab>, 'api' | 'fetch'>

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const told = async ({ api }: Tab) => (await api.account.activity.$get()).json()
const kinds = async (tab: Tab) => (await told(tab)).map(({ kind }) => kind)

/** What has been added since, the newest first. */
function follow(tab: Tab) {
  let known = 0
  return async () => {
    const all = await kinds(tab)
    const added = all.slice(0, all.length - known)
    known = all.length
    return added
  }
}

const json = (method: string, body: unknown, headers = {}) => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

test('she reads who signed in, with the names of the device and no address, the newest first', async () => {
  const shopper = await createShopper()
  const { email, password } = shopper
  const signIn = json('POST', { email, password }, { 'user-agent': phone, 'cf-connecting-ip': '203.0.113.7' })
  await openTab().fetch('/api/auth/signin', signIn)
  await openTab().fetch('/api/auth/signin', json('POST', { email, password: 'not-hers-at-all' }))
  const answer = await shopper.api.account.activity.$get()
  expect(tripsOf(answer)).toBe(1)
  const events = await answer.json()
  expect(events).toMatchObject([
    { kind: 'signed_in_password', browser: 'Safari', device: 'iPhone' },
    { kind: 'account_opened', browser: null, device: null },
  ])
  expect(Object.keys(firstIn(events)).toSorted()).toEqual(['at', 'browser', 'device', 'kind'])
  expect(await kinds(await createShopper())).toEqual(['account_opened'])
})

test('each change of a way in is told once, and one that does not happen is not', async () => {
  const shopper = await createShopper()
  const { api } = shopper
  const since = follow(shopper)
  await since()

  const options = await api.account.passkeys.options.$post()
  if (!options.ok) throw new Error(await options.text())
  const added = await api.account.passkeys.$post({
    json: createAuthenticator().make(await options.json()),
  })
  if (!added.ok) throw new Error(await added.text())
  expect(await since()).toEqual(['passkey_added'])
  const { id } = await added.json()
  for (let i = 0; i < 2; i++) await api.account.passkeys[':id'].$delete({ param: { id } })
  expect(await since()).toEqual(['passkey_removed'])

  await giveGoogle(shopper.id)
  for (let i = 0; i < 2; i++) await api.account.google.$delete()
  expect(await since()).toEqual(['google_removed'])

  await giveSecondFactor(shopper)
  expect(await since()).toEqual(['second_factor_added'])
  await api.account['second-factor'].codes.$post()
  expect(await since()).toEqual(['recovery_codes_renewed'])
  for (let i = 0; i < 2; i++) await api.account['second-factor'].$delete()
  expect(await since()).toEqual(['second_factor_removed'])

  const password = 'brocade-17-lamps'
  const change = { currentPassword: shopper.password, password, confirmPassword: password }
  await api.account.password.$put({ json: change })
  await api.account.password.$put({ json: change })
  expect(await since()).toEqual(['password_changed'])

  const email = `${crypto.randomUUID()}@example.com`
  await api.account.email.$put({ json: { email } })
  expect(await since()).toEqual([])
  const token = tokenIn(await mailTo(email, /Confirm/))
  for (let i = 0; i < 2; i++) await openTab().api.auth['verify-email'].$post({ json: { token } })
  expect(await since()).toEqual(['email_changed'])
})

test('the second step is told as one sign-in, and a recovery code besides', async () => {
  const shopper = await createShopper()
  const { codes } = await giveSecondFactor(shopper)
  const since = follow(shopper)
  await since()
  const { email, password } = shopper
  const tab = openTab()
  await tab.api.auth.signin.$post({ json: { email, password } })
  expect(await since()).toEqual([])
  await tab.api.auth['second-step'].$post({ json: { recoveryCode: 'never-one-of-hers' } })
  expect(await since()).toEqual([])
  await tab.api.auth['second-step'].$post({ json: { recoveryCode: firstIn(codes) } })
  expect((await since()).toSorted()).toEqual(['recovery_code_used', 'signed_in_password'])
})

test('sessions that were ended are told, by her or by our support, and only if there were any', async () => {
  const shopper = await createShopper()
  const { email, password } = shopper
  const open = () => openTab().api.auth.signin.$post({ json: { email, password } })
  const since = follow(shopper)
  await shopper.api.account.sessions.$delete()
  expect(await since()).toEqual(['account_opened'])
  await open()
  await shopper.api.account.sessions.$delete()
  expect(await since()).toEqual(['other_devices_ended', 'signed_in_password'])

  await open()
  const other = async () =>
    firstIn((await (await shopper.api.account.sessions.$get()).json()).filter(({ isCurrent }) => !isCurrent))
  const { id } = await other()
  for (let i = 0; i < 2; i++) await shopper.api.account.sessions[':id'].$delete({ param: { id } })
  expect(await since()).toEqual(['device_ended', 'signed_in_password'])

  await open()
  const support = await createStaff('support')
  const end = `/shoppers/${shopper.id}/sessions/${(await other()).id}/end`
  for (let i = 0; i < 2; i++) await support.ask('POST', end, { reason: 'She lost her phone.' })
  expect(await since()).toEqual(['ended_by_support', 'signed_in_password'])
})

test('after ninety days it is forgotten', async () => {
  const shopper = await createSignedIn()
  const note = (days: number) =>
    env.DB.prepare("insert into activity (user_id, kind, at) values (?, 'passkey_added', ?)").bind(
      shopper.id,
      Date.now() - days * 86_400_000,
    )
  await env.DB.batch([note(91), note(89)])
  await sweepAuth(openDb(env.DB))
  expect(await told(shopper)).toHaveLength(1)
})
