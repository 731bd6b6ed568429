import { describe, expect, test } from 'vitest'
import { readMail } from '../testing/read-mail.ts'
import { buildEml } from './eml.ts'
import { readSender } from './transport.ts'

const from = { name: 'Cabine', email: 'hello@cabine.example' }

const message = {
  id: '0-abc',
  to: 'ada@example.com',
  subject: 'Your password at Cabine was changed',
  text: 'Hello,\n\nit was changed.\n',
  html: '<p>Hello, it was changed. Très joli — 试穿 — مرحبًا</p>\n',
  writtenAt: new Date('2026-11-22T09:30:00Z'),
}

const build = (changes: Partial<typeof message> = {}, sender = from) =>
  buildEml(sender, { ...message, ...changes })

describe('a mail as it is written down', () => {
  test('has what a mail must have, in ASCII and in lines that no server breaks', () => {
    const eml = build()
    expect(eml).toMatch(/^[\x20-\x7e\r\n]*$/)
    expect(eml.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(Math.max(...eml.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(78)
    expect(readMail(eml)).toMatchObject({
      headers: {
        from: '"Cabine" <hello@cabine.example>',
        to: 'ada@example.com',
        subject: message.subject,
        date: 'Sun, 22 Nov 2026 09:30:00 +0000',
        'message-id': '<0-abc@cabine.example>',
        'mime-version': '1.0',
        'auto-submitted': 'auto-generated',
      },
      text: message.text.replaceAll('\n', '\r\n'),
      html: message.html,
    })
  })

  test.each([
    'Votre mot de passe chez Cabine a changé',
    '確認メール：新しいパスワードを選んでください、そして楽しいお買い物をお楽しみください',
    'كلمة مرور جديدة لحسابك في كابين، اختاريها خلال ساعة واحدة من الآن',
    '👗'.repeat(40),
  ])('any subject is read as it was written: %s', (subject) => {
    const eml = build({ subject })
    expect(eml).toMatch(/^[\x20-\x7e\r\n]*$/)
    for (const line of eml.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78)
    expect(readMail(eml).headers.subject).toBe(subject)
  })

  test.each([
    '\r\nBcc: all@example.com',
    '\nBcc: all@example.com',
    '\rBcc: all@example.com',
    '\u0000\r\n\r\n<p>',
  ])('no word becomes a header: %j', (attack) => {
    const plain = Object.keys(readMail(build()).headers)
    const names = [
      build({ subject: `Hello${attack}` }),
      build({ subject: `Très${attack}` }),
      build({ to: `ada@example.com${attack}` }),
      build({}, { name: `Cabine${attack}`, email: from.email }),
      build({}, { name: `Très${attack}`, email: from.email }),
      build({}, { name: 'Cabine', email: `${from.email}${attack}` }),
    ].map((eml) => Object.keys(readMail(eml).headers))
    for (const found of names) expect(found).toEqual(plain)
  })

  test('a sender is read with a name or without', () => {
    expect(readSender('Cabine <hello@cabine.example>')).toEqual({
      name: 'Cabine',
      email: 'hello@cabine.example',
    })
    expect(readSender('"Cabine" <hello@cabine.example>').email).toBe('hello@cabine.example')
    expect(readSender(' hello@cabine.example ')).toEqual({ name: 'Cabine', email: 'hello@cabine.example' })
  })
})
