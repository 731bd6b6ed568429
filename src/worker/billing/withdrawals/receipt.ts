import { dateIn, isLanguage, type Language } from '@cabine/sophia/vocabulary/languages.ts'
import { htmlOf, textOf, type Sheet } from '../../mail/page.ts'
import { fill, wordsOf } from '../../mail/words.ts'
import type { Withdrawal } from './schema.ts'
import ar from './words/ar.json' with { type: 'json' }
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import it from './words/it.json' with { type: 'json' }
import ja from './words/ja.json' with { type: 'json' }
import pt from './words/pt.json' with { type: 'json' }
import ru from './words/ru.json' with { type: 'json' }
import zh from './words/zh.json' with { type: 'json' }

type Words = typeof en

export const receiptWords: Record<Language, Words> = { ar, de, en, es, fr, it, ja, pt, ru, zh }

const onOneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()

function whatFollows({ confirmedAt, outcome, subject }: Withdrawal, words: Words) {
  if (confirmedAt === null) return words.confirm
  if (outcome === null) return subject === 'luxe' ? words.pending : words.nothing
  return words[outcome]
}

/**
 * Until an address is known to be hers, anybody may have declared anything, to anybody: what goes there then has not one word of a
 * stranger's. The whole declaration is kept, and stands in the receipt that follows her press.
 *
 * The receipt of a declaration: what was declared and when, what follows, and where nobody knows yet who did, a link.
 */
export function composeReceipt(withdrawal: Withdrawal, site: string, secret: string | null) {
  const { userId, name, email, subject, contract, declaredAt, confirmedAt } = withdrawal
  const language = isLanguage(withdrawal.language) ? withdrawal.language : 'en'
  const words = receiptWords[language]
  const { hello, foot, linkHint } = wordsOf(language)
  const inUtc = (style: Intl.DateTimeFormatOptions) =>
    dateIn(language, declaredAt, { ...style, timeZone: 'UTC' })
  const sheet: Sheet = {
    language,
    subject: words.subject,
    title: words.title,
    hello,
    text: [
      fill(words.declared, {
        date: inUtc({ dateStyle: 'long' }),
        time: inUtc({ timeStyle: 'medium' }),
        subject: words.subjects[subject],
      }),
      ...(confirmedAt === null ? [] : [fill(words.name, { name: onOneLine(name) })]),
      fill(words.email, { email }),
      ...(confirmedAt !== null && onOneLine(contract)
        ? [fill(words.contract, { contract: onOneLine(contract) })]
        : []),
      whatFollows(withdrawal, words),
    ],
    button:
      secret === null
        ? null
        : { label: words.confirmButton, address: `${site}/confirm-withdrawal#${secret}`, hint: linkHint },
    note: secret === null ? null : words.notYou,
    // Whoever has no account, as far as we know, is not told that she has one.
    foot: userId === null ? words.foot : foot,
  }
  return { subject: sheet.subject, text: textOf(sheet), html: htmlOf(sheet) }
}
