import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
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

export type Words = Omit<typeof en, 'mails'> & { mails: Record<MailName, MailWords> }
export type MailName = keyof (typeof en)['mails']
export type MailWords = { subject: string; title: string; text: string[]; button?: string; note?: string }

const files: Record<Language, Words> = { ar, de, en, es, fr, it, ja, pt, ru, zh }

export const wordsOf = (language: Language) => files[language]

/** Fills the placeholders of a sentence. */
export const fill = (sentence: string, values: Record<string, string>) =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
