import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { givePasskey } from '../testing/passkeys.ts'
import { createShopper, openTab, origin } from '../testing/shopper.ts'
import { smallJpegDataUrl } from '../testing/pictures.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { createStaff } from '../testing/staff.ts'

type Line = { event: string; kind?: string; code?: string; route?: string; requestId?: string }

let lines: Line[] = []
beforeEach(() => {
  lines = []
  vi.spyOn(console, 'log').mockImplementation((text: string) => {
    if (text.startsWith('{')) lines.push(JSON.parse(text))
  })
})
afterEach(() => void vi.restoreAllMocks())

const events = new Set([
  'signed_in',
  'session_ended',
  'proof_given',
  'credential_changed',
  'account_leaving',
  'refused',
])

/** What was logged since the last question, in short. */
function told() {
  const found = lines.filter(({ event }) => events.has(event))
  lines = []
  return found.map(({ event, kind, code }) => `${event} ${kind ?? code}`)
}

const password = 'velvet-42-stairs'
const json = (method: string, body: unknown) => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

test('what an account goes through is logged, each once, and no line names her', async () => {
  const shopper = await createShopper()
  const { email } = shopper
  const all: string[] = []
  const since = () => {
    all.push(JSON.stringify(lines))
    return told()
  }
  expect(since()).toEqual(['signed_in sign_up'])

  await openTab().fetch('/api/auth/signin', json('POST', { email, password: 'not-hers-at-all' }))
  expect(since()).toEqual(['refused wrong_credentials'])
  const phone = openTab()
  await phone.fetch('/api/auth/signin', json('POST', { email, password }))
  expect(since()).toEqual(['signed_in password'])

  await shopper.fetch('/api/account/proof', json('POST', { password: 'not-hers-at-all' }))
  await shopper.fetch('/api/account/proof', json('POST', { password }))
  expect(since()).toEqual(['refused wrong_password', 'proof_given password'])

  const passkey = await givePasskey(shopper.id)
  await shopper.fetch(`/api/account/passkeys/${passkey}`, { method: 'DELETE' })
  expect(since()).toEqual(['credential_changed passkey_removed'])

  await shopper.fetch('/api/account/sessions', { method: 'DELETE' })
  expect(since()).toEqual(['session_ended other_devices'])

  const change = {
    currentPassword: password,
    password: 'brocade-17-lamps',
    confirmPassword: 'brocade-17-lamps',
  }
  await shopper.fetch('/api/account/password', json('PUT', change))
  expect(since()).toEqual(['credential_changed password', 'signed_in new_password'])

  await shopper.fetch('/api/account/removal', json('POST', { password: change.password }))
  await shopper.fetch('/api/account/removal', { method: 'DELETE' })
  expect(since()).toEqual(['account_leaving asked', 'account_leaving kept'])

  await shopper.fetch('/api/auth/logout', { method: 'POST' })
  expect(since()).toEqual(['session_ended signed_out'])
  for (const own of [shopper.id, email, password, passkey]) expect(all.join()).not.toContain(own)
})

test('a refusal says which, at what kind of address, and in which call', async () => {
  const shopper = await createSignedIn()
  await shopper.fetch('/api/account/email', json('PUT', { email: 'new@example.com' }))
  await openTab().fetch('/api/wishlist/0-abc', {
    method: 'DELETE',
    headers: { origin: 'https://evil.example' },
  })
  expect(lines.filter(({ event }) => event === 'refused')).toEqual([
    {
      event: 'refused',
      requestId: expect.any(String),
      code: 'proof_required',
      route: '/api/account/email',
      method: 'PUT',
    },
    {
      event: 'refused',
      requestId: expect.any(String),
      code: 'wrong_origin',
      route: expect.any(String),
      method: 'DELETE',
    },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/0-abc|new@example/)
})

test('a try at what is not hers is heard, and of what is not there at all, and neither says what it was', async () => {
  const [owner, stranger] = [await createSignedIn(), await createSignedIn()]
  const saved = await owner.api.lookbook.$post({ json: { title: 'Wine', tryOnImageUrl: smallJpegDataUrl } })
  if (!saved.ok) throw new Error(await saved.text())
  const { id } = await saved.json()
  told()
  for (const path of [`/api/lookbook/${id}`, '/api/account/sessions/0123456789abcdef'])
    await stranger.fetch(path, { method: 'DELETE' })
  const route = (path: string) => ({ code: 'not_found', route: path, method: 'DELETE' })
  expect(lines.filter(({ event }) => event === 'refused')).toMatchObject([
    route('/api/lookbook/:id'),
    route('/api/account/sessions/:id'),
  ])
  expect(JSON.stringify(lines)).not.toContain(id)
  lines = []
  await stranger.fetch('/api/account/second-factor', { method: 'DELETE' })
  await openTab().fetch('/api/products/nowhere', { headers: { origin } })
  expect(told().filter((line) => line.endsWith('not_found'))).toEqual([])
})

test("at the office's door each kind of refusal is heard", async () => {
  const viewer = await createStaff('viewer')
  await (await createSignedIn()).fetch('/api/office/me')
  expect(told()).toEqual(['refused not_staff'])
  await viewer.ask('POST', '/staff/0-abc/removal', { reason: 'asked for by Ada' })
  expect(told()).toEqual(['refused role_required'])
})

test('what anybody mistypes is no event: an input that is none, and a page that is none', async () => {
  await openTab().fetch('/api/auth/signin', json('POST', { email: 'ada@' }))
  await openTab().fetch('/api/nowhere', { headers: { origin } })
  expect(told()).toEqual([])
})
