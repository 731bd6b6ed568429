import { describe, expect, test } from 'vitest'
import { languages } from '@cabine/sophia/vocabulary/languages.ts'
import { compose, type Reader } from './compose-mail.ts'
import type { MailContent } from './kinds.ts'
import { wordsOf, type MailWords } from './words.ts'

const iso = '2026-12-24T10:00:00.000Z'

/** One of every kind. */
const contents: MailContent[] = [
  { kind: 'verify_email', data: {} },
  { kind: 'change_email', data: {} },
  { kind: 'email_changed', data: {} },
  { kind: 'reset_password', data: {} },
  { kind: 'set_password', data: {} },
  { kind: 'password_changed', data: {} },
  { kind: 'way_added', data: { way: 'google' } },
  { kind: 'way_removed', data: { way: 'passkey' } },
  { kind: 'way_added', data: { way: 'app' } },
  { kind: 'way_removed', data: { way: 'app' } },
  { kind: 'way_removed', data: { way: 'recovery_code' } },
  { kind: 'payment_failed', data: { graceEndsAt: iso } },
  { kind: 'payment_failed', data: { graceEndsAt: null } },
  { kind: 'luxe_ends', data: { endsAt: iso } },
  { kind: 'luxe_ended', data: {} },
  { kind: 'removal_asked', data: { dueAt: iso } },
  { kind: 'removal_cancelled', data: {} },
]

const english = wordsOf('en')
const namesIn = (sentence: string) => [...new Set(sentence.match(/\{\w+\}/g) ?? [])].toSorted()
const site = 'https://cabine.example'
const reader = (changes: Partial<Reader> = {}): Reader => ({
  name: 'Ada',
  language: 'en',
  knowsHer: true,
  ...changes,
})

describe.each(languages)('%s', (language) => {
  const words = wordsOf(language)

  test('has every mail, whole, and each takes what the English one takes', () => {
    expect(Object.keys(words.mails).toSorted()).toEqual(Object.keys(english.mails).toSorted())
    for (const [name, mail] of Object.entries<MailWords>(english.mails)) {
      const translated: MailWords = words.mails[name as keyof typeof words.mails]
      expect(Object.keys(translated).toSorted(), name).toEqual(Object.keys(mail).toSorted())
      expect(namesIn(translated.subject), name).toEqual(namesIn(mail.subject))
      expect(namesIn(translated.title), name).toEqual(namesIn(mail.title))
      expect(namesIn(translated.text.join(' ')), name).toEqual(namesIn(mail.text.join(' ')))
      const all = [translated.subject, translated.title, ...translated.text]
      for (const sentence of all) expect(sentence.trim(), name).not.toBe('')
    }
    for (const key of ['hello', 'helloName', 'linkHint', 'foot'] as const)
      expect(namesIn(words[key]), key).toEqual(namesIn(english[key]))
    expect(Object.keys(words.ways).toSorted()).toEqual(Object.keys(english.ways).toSorted())
  })

  test.each(contents)('says $kind with nothing left open', (content) => {
    const { subject, text, html } = compose(
      content,
      reader({ language }),
      { site, contact: 'help@cabine.example' },
      'secret',
    )
    for (const said of [subject, text, html.replaceAll(/<style>[\s\S]*?<\/style>/g, '')]) {
      expect(said).not.toMatch(/[{}]|\b(undefined|null)\b/)
      expect(said).not.toContain('..')
    }
    expect(subject).not.toMatch(/[\r\n]/)
    expect(html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
  })
})

test('a language without words of its own speaks English', () => {
  for (const language of languages) expect(wordsOf(language).mails.verify_email.subject).toBeTruthy()
})

describe('her name', () => {
  const verify: MailContent = { kind: 'luxe_ended', data: {} }

  test('is told to an address that she has confirmed, and to no other: anybody can sign up with any', () => {
    expect(compose(verify, reader(), { site, contact: 'help@cabine.example' }, null).text).toContain(
      'Hello Ada,',
    )
    const advertisement = { name: 'Win at https://evil.example', knowsHer: false }
    const { text, html } = compose(
      verify,
      reader(advertisement),
      { site, contact: 'help@cabine.example' },
      null,
    )
    expect(text + html).not.toContain('evil.example')
  })

  test('is text in the HTML, and stays on its line', () => {
    const name = 'Ada\r\n\r\nBcc: x</p><a href="https://evil.example">\u2028'
    const { html, text } = compose(verify, reader({ name }), { site, contact: 'help@cabine.example' }, null)
    expect(html).not.toContain('<a href="https://evil')
    expect(text.split('\n')).toContain('Hello Ada Bcc: x</p><a href="https://evil.example">,')
  })
})

test('a link leads to our own site, its secret behind the #', () => {
  const { text, html } = compose(
    { kind: 'reset_password', data: {} },
    reader(),
    { site, contact: 'help@cabine.example' },
    '0-secret',
  )
  expect(text).toContain('https://cabine.example/reset-password#0-secret')
  const targets = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => new URL(href).origin)
  expect(new Set(targets)).toEqual(new Set([site]))
})
