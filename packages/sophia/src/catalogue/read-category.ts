import type { Language } from '../vocabulary/languages.ts'
import { inLatin, lexiconIn } from '../languages/load.ts'
import type { ProductCategory } from '../vocabulary/product-categories.ts'
import { namedInEnglish } from '../languages/en/title-rules.ts'
import type { CategoryOrNone } from '../vocabulary/categories.ts'
import { isEnglish } from '../languages/en/shop.ts'
import { foldedText, makeReader, type CategoryReader, type Read } from './make-reader.ts'
import { arabic } from '../languages/ar/shop.ts'
import { chinese } from '../languages/zh/shop.ts'
import { french } from '../languages/fr/shop.ts'
import { german } from '../languages/de/shop.ts'
import { italian } from '../languages/it/shop.ts'
import { japanese } from '../languages/ja/shop.ts'
import { portuguese } from '../languages/pt/shop.ts'
import { russian } from '../languages/ru/shop.ts'
import { spanish } from '../languages/es/shop.ts'

const sources = [arabic, chinese, french, german, italian, japanese, portuguese, russian, spanish]

type Reader = { language: Language; read: (text: string, folded?: string) => Read }
export type CategoryRead = Pick<Read, 'told' | 'isWeak' | 'department'>

const unread: CategoryRead = { told: null, isWeak: false, department: null }

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Most feeds are in English, and another language hardly knows more of such a text. */
function isMostlyEnglish(text: string) {
  const words = wordsIn(text)
  const known = words.filter(isEnglish).length
  return known >= 2 && known >= words.length * 0.75
}

const inEnglish: Reader = {
  language: 'en',
  read: (text) => ({
    told: namedInEnglish(text),
    isWeak: false,
    department: null,
    known: wordsIn(text).filter(isEnglish).length,
  }),
}

/** A language that knows a word less may still be the right one, and then the description decides. */
const closeCall = 1
/** So many letters of a description say in which language it is. */
const enoughLetters = 240

/** Reads the category that a text tells, whichever of the ten languages it is in. */
export class Categories {
  private readonly latin: readonly Reader[]
  private readonly others: ReadonlyMap<Language, Reader>

  constructor(readers: readonly CategoryReader[]) {
    const isLatin = ({ language }: Reader) => inLatin.includes(language)
    this.latin = [inEnglish, ...readers.filter(isLatin)]
    this.others = new Map(readers.filter((one) => !isLatin(one)).map((one) => [one.language, one]))
  }

  /** `context` is more text of the same language, as far as one knows: a title may be two words that several languages have. */
  read(text: string, context = ''): CategoryRead {
    const inScript = this.inScript(text, context).map((reader) => reader.read(text))
    const found = inScript.find(({ told }) => told !== null)
    if (found) return found
    const department = inScript.find((one) => one.department)?.department ?? null
    return /[a-z]/i.test(text) ? this.readLatin(text, context) : { ...unread, department }
  }

  /** A script tells a language, but for Chinese characters, which are Japanese as well. */
  private inScript(text: string, context: string): Reader[] {
    const languages: Language[] = []
    if (/\p{Script=Arabic}/u.test(text)) languages.push('ar')
    if (/\p{Script=Cyrillic}/u.test(text)) languages.push('ru')
    const kana = /[\p{Script=Hiragana}\p{Script=Katakana}\uff66-\uff9f]/u
    if (kana.test(text)) languages.push('ja')
    else if (/\p{Script=Han}/u.test(text))
      languages.push(...(kana.test(context) ? (['ja', 'zh'] as const) : (['zh', 'ja'] as const)))
    return languages.flatMap((language) => this.others.get(language) ?? [])
  }

  /** In the language that knows the most of its words; the description decides where several know as many. */
  private readLatin(text: string, context: string): CategoryRead {
    if (isMostlyEnglish(text)) {
      const read = inEnglish.read(text)
      if (read.told !== null) return read
    }
    const folded = foldedText(text)
    const reads = this.latin.map((reader) => ({ reader, ...reader.read(text, folded) }))
    const most = Math.max(...reads.map(({ known }) => known))
    const named = reads.filter(({ known, told }) => known >= most - closeCall && told !== null)
    const sure = named.filter(({ known }) => known === most)
    if (sure.length > 0 && new Set(named.map(({ told }) => told)).size === 1) return sure[0] ?? unread
    if (named.length > 1) {
      const head = context.slice(0, enoughLetters)
      const foldedHead = foldedText(head)
      const knowing = named.map((one) => ({
        ...one,
        knows: one.known + one.reader.read(head, foldedHead).known,
      }))
      return knowing.reduce((best, one) => (one.knows > best.knows ? one : best))
    }
    // A word of another language within a title: 'Camicia Slip Dress'.
    return reads.toSorted((a, b) => b.known - a.known).find(({ told }) => told !== null) ?? unread
  }
}

let opened: Promise<Categories> | null = null

/** The lexicons are loaded once. */
export const openCategories = () =>
  (opened ??= Promise.all(
    sources.map(async (source) => makeReader(source, await lexiconIn(source.language))),
  ).then((readers) => new Categories(readers)))

export const categoryOf = (told: CategoryOrNone | null): ProductCategory | null =>
  told === 'none' ? null : told
