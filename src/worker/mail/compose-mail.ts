import { articleAndDate, elided } from '#shared/italian-dates.ts'
import { dateIn, directionOf, type Language } from '@cabine/sophia/vocabulary/languages.ts'
import type { MailContent } from './kinds.ts'
import { htmlOf, textOf, type Sheet } from './page.ts'
import type { Transport } from './transport.ts'
import { fill, wordsOf, type MailName, type Words } from './words.ts'

/**
 * The recipient. The name is used only when she has verified the address, because anybody can sign up with any
 * address.
 */
export type Reader = { name: string; language: Language; knowsHer: boolean }

/** The target of each mail's button. A link's secret stands behind the #, which no server and no log receives. */
const places: Record<MailContent['kind'], (secret: string | null) => string> = {
  verify_email: (secret) => `/verify-email#${secret}`,
  change_email: (secret) => `/verify-email#${secret}`,
  reset_password: (secret) => `/reset-password#${secret}`,
  set_password: (secret) => `/reset-password#${secret}`,
  account_exists: () => '/auth?tab=signIn',
  password_changed: () => '/forgot-password',
  email_changed: () => '/',
  way_added: () => '/settings-clean#security',
  way_removed: () => '/settings-clean#security',
  payment_failed: () => '/settings',
  luxe_ends: () => '/settings',
  luxe_ended: () => '/settings',
  removal_asked: () => '/settings#removal',
  removal_cancelled: () => '/settings',
  outfit_taken_down: () => '/terms-of-service#use',
}

function nameOf(content: MailContent): MailName {
  if (content.kind === 'payment_failed' && !content.data.graceEndsAt) return 'payment_failed_closed'
  if (content.kind === 'way_added' && content.data.way === 'app') return 'second_factor_on'
  if (content.kind === 'way_removed' && content.data.way === 'app') return 'second_factor_off'
  if (content.kind === 'way_removed' && content.data.way === 'recovery_code') return 'recovery_code_used'
  return content.kind
}

function valuesOf(
  content: MailContent,
  language: Language,
  { ways, reasons }: Words,
  contact: string,
): Record<string, string> {
  // In UTC, because her time zone is unknown.
  const day = (iso: string): Record<string, string> => ({
    date: dateIn(language, new Date(iso), { dateStyle: 'long', timeZone: 'UTC' }),
  })
  switch (content.kind) {
    case 'way_added':
    case 'way_removed': {
      const { way } = content.data
      return way === 'google' || way === 'passkey' ? { way: ways[way] } : {}
    }
    case 'payment_failed':
      return content.data.graceEndsAt ? day(content.data.graceEndsAt) : {}
    case 'luxe_ends':
      return day(content.data.endsAt)
    case 'removal_asked':
      return day(content.data.dueAt)
    case 'outfit_taken_down': {
      const { publishedAt, why } = content.data
      return { ...day(publishedAt), why: reasons[why], address: contact }
    }
    default:
      return {}
  }
}

const withArticle = (sentence: string, { date = '' }: Record<string, string>) =>
  sentence.replaceAll(articleAndDate, (_, article: string) => elided(date, 'it', article))

/** Reduces a name to letters on one line. */
const plainName = (name: string) => name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()

const isolate = (name: string, language: Language) =>
  directionOf(language) === 'rtl' ? `\u2068${name}\u2069` : name

/** Composes a mail in its reader's language; `secret` is the secret of its link, where it has one. */
/** `contact` is where a person of the site is written to. */
export function compose(
  content: MailContent,
  reader: Reader,
  { site, contact }: Pick<Transport, 'site' | 'contact'>,
  secret: string | null,
) {
  const { language } = reader
  const words = wordsOf(language)
  const { subject, title, text, button, note } = words.mails[nameOf(content)]
  const values = valuesOf(content, language, words, contact)
  const say = (sentence: string) => fill(language === 'it' ? withArticle(sentence, values) : sentence, values)
  const name = plainName(reader.name)
  const sheet: Sheet = {
    language,
    subject: say(subject),
    title: say(title),
    // Wrapped in direction isolates, so that the dot of 'Ada L.' stays behind the name in Arabic.
    hello: reader.knowsHer && name ? fill(words.helloName, { name: isolate(name, language) }) : words.hello,
    text: text.map(say),
    button: button
      ? { label: button, address: site + places[content.kind](secret), hint: secret ? words.linkHint : null }
      : null,
    note: note ?? null,
    foot: words.foot,
  }
  return { subject: sheet.subject, text: textOf(sheet), html: htmlOf(sheet) }
}
