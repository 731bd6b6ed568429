import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { formatPrice } from '#client/i18n/format.ts'
import { useLanguageStore } from '#client/i18n/language.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { lineText as outfitLine } from '#client/features/stylist/talk/outfits/outfit-talk-words.ts'
import { conditionText, loadThingWords } from '#client/features/stylist/talk/wish-words.ts'
import { lineText as pieceLine } from '#client/features/stylist/talk/pieces/chat-words.ts'
import { converse, settled, type Conversation } from '@cabine/sophia/answering/finding/converse.ts'
import { newTalk, openAt, type Place, type Talk } from '@cabine/sophia/answering/talk/talk.ts'
import type { Grounds } from '@cabine/sophia/answering/wanted/answer.ts'
import { hear } from '@cabine/sophia/reading/load.ts'
import { languages, type Language } from '@cabine/sophia/vocabulary/languages.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { sampleShop } from './sample-shop.ts'

/** A number without a currency is of her region's; a talk of a language is taken to be of its largest market. */
const currencyOf: Record<Language, string> = {
  en: 'USD',
  de: 'EUR',
  fr: 'EUR',
  es: 'EUR',
  it: 'EUR',
  pt: 'BRL',
  ru: 'RUB',
  ar: 'SAR',
  ja: 'JPY',
  zh: 'CNY',
}

/** A talk as a line of a file: what she types, one turn after the other, and what whoever wrote it expects. */
const talkLine = v.object({
  id: v.union([v.string(), v.number()]),
  language: v.picklist(languages),
  turns: v.array(v.string()),
  door: v.optional(v.picklist(['pieces', 'outfits']), 'pieces'),
  expect: v.optional(v.unknown()),
})

function pieceText({ name, colour, material, price_cents: cents, currency, season }: Product) {
  const facts = [colour, material, season].filter(Boolean).join(', ')
  return `      · ${name} [${facts}] ${cents === null ? '?' : formatPrice(cents, currency)}`
}

/** Why a piece is shown. */
const groundsText = (grounds?: Grounds) =>
  grounds
    ? [
        `          + ${grounds.met.map(conditionText).join(', ')}`,
        ...(grounds.missed.length > 0 ? [`          - ${grounds.missed.map(conditionText).join(', ')}`] : []),
        ...(grounds.unsure.length > 0 ? [`          ? ${grounds.unsure.map(conditionText).join(', ')}`] : []),
      ]
    : []
/** What lies at a place of the talk, as she reads it. */
function shownAt({ pieces, outfits }: Talk, { of, at }: Place): string[] {
  if (of === 'outfits') {
    const message = outfits.messages[at]
    if (message?.from !== 'sophia') return []
    const { items = [], set } = message
    const looks = set?.looks.map((look) => look.map((place) => items[place]?.name).join(' + ')) ?? []
    return [
      `   S: ${outfitLine(message, null)}`,
      ...items.flatMap((one) => [pieceText(one), ...groundsText(set?.grounds?.[one.id])]),
      ...(items.length > 0
        ? [`      sum: ${formatPrice(items.reduce((sum, one) => sum + (one.price_cents ?? 0), 0))}`]
        : []),
      ...looks.map((look) => `      = ${look}`),
      ...(message.look && message.look.length > 0
        ? [`      now: ${message.look.map(({ name }) => name).join(' + ')}`]
        : []),
    ]
  }
  const message = pieces.messages.find(({ id }) => id === at)
  if (message?.sender !== 'stylist') return []
  const { products = [], outfit } = message
  return [
    `   S: ${pieceLine(message.text, '')}`,
    ...products.flatMap((one) => [pieceText(one), ...groundsText(message.grounds?.[one.id])]),
    ...(outfit ? [`      = ${outfit.pieces.map(({ name }) => name).join(' + ')}`] : []),
  ]
}

/** Prints talks as they go over the sample shop: what was read of each turn, what she answers, and what she shows. */
export async function printTalks(file: string, only: string | undefined, print = console.log) {
  const shop = sampleShop()
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  for (const line of lines) {
    const { id, language, turns, door, expect } = v.parse(talkLine, JSON.parse(line))
    if (only && language !== only && String(id) !== only) continue
    useLanguageStore.setState({ language })
    await loadMessages('sophia', 'stylist-chat', 'common')
    await loadThingWords()
    print(`\n## ${id} ${language}${expect ? `\n   expected: ${JSON.stringify(expect)}` : ''}`)
    let clock = 0
    const around = { shop, language, currency: currencyOf[language], seed: String(id), now: () => clock++ }
    let now: Conversation = await settled({ talk: openAt(newTalk(), door, 0), wishes: {} }, around)
    for (const typed of turns) {
      const hearing = await hear(typed, language)
      const next = await converse(now, typed, hearing, around)
      print(`   > ${typed}\n     ${JSON.stringify(hearing.reading)} ${JSON.stringify(hearing.besides)}`)
      // A change puts other pieces into a message that lies further up.
      for (const place of next.talk.log.slice(now.talk.log.length))
        for (const text of shownAt(next.talk, place)) print(text)
      now = next
    }
  }
}
