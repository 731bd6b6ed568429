import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { openDb } from '../lib/db.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { mailboxOf } from './mailbox.ts'
import { countAttempt, forgotLimits, signUpLimits, verificationLimits, type Limit } from './throttle.ts'

const someone = () => `${crypto.randomUUID()}@example.com`

/** How many of these are let through, one after the other. */
async function passing(attempts: Limit[][]) {
  let passed = 0
  for (const limits of attempts)
    passed += await countAttempt(openDb(env.DB), limits).then(
      () => 1,
      () => 0,
    )
  return passed
}
const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at))

test('forty-five accounts from one IPv6 /48, each from a network of its own: thirty in an hour', async () => {
  const from = (at: number) => `2001:db8:77:${at.toString(16)}::1`
  expect(await passing(times(45, (at) => signUpLimits(someone(), from(at))))).toBe(30)
  expect(await passing([signUpLimits(someone(), '2001:db8:78:1::1')]), 'the next /48').toBe(1)
})

test('forty-five accounts from one IPv4 /24: thirty in an hour', async () => {
  expect(await passing(times(45, (at) => signUpLimits(someone(), `192.0.2.${at}`)))).toBe(30)
  expect(await passing([signUpLimits(someone(), '192.0.3.1')])).toBe(1)
})

test.each([
  ['Ada@Example.com', 'ada@example.com'],
  ['ada+shop@example.com', 'ada@example.com'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
  ['A.da@GoogleMail.com', 'ada@gmail.com'],
  ['a.da@example.com', 'a.da@example.com'],
])('%s is the mailbox of %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox))

test('one mailbox gets eight mails a day, from however many accounts and by whatever spelling', async () => {
  const name = crypto.randomUUID().replaceAll('-', '')
  const spelling = (at: number) => `${name.slice(0, at + 1)}.${name.slice(at + 1)}+${at}@gmail.com`
  const asking = times(24, (at) => verificationLimits(`shopper-${name}-${at}`, spelling(at), null))
  expect(await passing(asking)).toBe(8)
})

test('one mailbox gets four accounts a day', async () => {
  const email = someone()
  expect(await passing(times(10, () => signUpLimits(email, null)))).toBe(4)
})

test('one network causes forty mails an hour, and those beside it eighty', async () => {
  const asking = (from: string) => verificationLimits(crypto.randomUUID(), someone(), from)
  expect(await passing(times(60, () => asking('2001:db8:99:1::1')))).toBe(40)
  expect(await passing(times(60, (at) => asking(`2001:db8:99:${(at + 2).toString(16)}::1`)))).toBe(40)
})

test('mails that strangers ask for do not use up her own way to a new password', async () => {
  const email = someone()
  await passing(times(20, () => signUpLimits(email, null)))
  expect(await passing([forgotLimits(email, '203.0.113.40')])).toBe(1)
})

test('a shopper who changes her address again and again mails a stranger no more than that', async () => {
  const victim = `${crypto.randomUUID()}@example.com`
  const statuses: number[] = []
  for (let at = 0; at < 5; at++) {
    const shopper = await createSignedIn()
    await env.DB.prepare('update sessions set proven_at = ? where user_id = ?')
      .bind(Date.now(), shopper.id)
      .run()
    for (const tag of ['a', 'b']) {
      const email = victim.replace('@', `+${at}${tag}@`)
      statuses.push((await shopper.api.account.email.$put({ json: { email } })).status)
    }
  }
  expect(statuses.filter((status) => status === 204)).toHaveLength(8)
})
