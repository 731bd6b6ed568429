import { env, SELF } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { origin } from '../testing/shopper.ts'
import { securityText } from './security-text.ts'

const fieldsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => /^([A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? ['', line])

const at = new Date('2026-11-26T12:00:00.123Z')
const textFor = (
  vars: Partial<Pick<Env, 'SECURITY_CONTACT' | 'SITE_ADDRESS' | 'OPERATOR' | 'SUPPORT_EMAIL'>>,
) =>
  Object.fromEntries(
    fieldsOf(securityText({ SECURITY_CONTACT: '', SITE_ADDRESS: '', ...vars }, 'https://shop.example/x', at)),
  )

test('security.txt is answered as RFC 9116 asks, and is never over', async () => {
  const answer = await SELF.fetch(`${origin}/.well-known/security.txt`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
  const fields = fieldsOf(await answer.text())
  expect(fields.map(([name]) => name)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical'])
  const { Expires: expires = '' } = Object.fromEntries(fields)
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(150)
  expect(days).toBeLessThan(365)
  expect(env.SECURITY_CONTACT).toBe('')
})

test('whoever the operator names is written to, and else whoever reads the site’s mail', () => {
  expect(textFor({})).toMatchObject({
    Contact: 'mailto:hello@shop.example',
    Expires: '2027-05-25T12:00:00Z',
    Canonical: 'https://shop.example/.well-known/security.txt',
  })
  expect(textFor({ SITE_ADDRESS: 'https://cabine.example' })).toMatchObject({
    Contact: 'mailto:hello@cabine.example',
    Canonical: 'https://cabine.example/.well-known/security.txt',
  })
  // Whom else the operator names comes before the mailbox that nobody has named.
  expect(textFor({ SUPPORT_EMAIL: 'help@cabine.example' }).Contact).toBe('mailto:help@cabine.example')
  const OPERATOR = '{"email": "law@cabine.example"}'
  expect(textFor({ SUPPORT_EMAIL: 'help@cabine.example', OPERATOR }).Contact).toBe(
    'mailto:law@cabine.example',
  )
  expect(textFor({ SECURITY_CONTACT: 'security@cabine.example' }).Contact).toBe(
    'mailto:security@cabine.example',
  )
  expect(textFor({ SECURITY_CONTACT: 'https://cabine.example/tell' }).Contact).toBe(
    'https://cabine.example/tell',
  )
})
