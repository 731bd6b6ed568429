import { describe, expect, test } from 'vitest'
import { languages, type Language } from '#client/i18n/language.ts'
import { areasOf, readArea } from './sentences.ts'

/** What shoppers type, which Sophia reads and nobody is shown. */
const isTyped = (name: string) => name.startsWith('sophia.words_')

const sentencesOf = (language: Language) =>
  areasOf(language).flatMap((area) =>
    Object.entries(readArea(language, area)).map(([key, text]) => ({ name: `${area}.${key}`, text })),
  )

/** `area.key: text` of the sentences that break a rule. */
const breaking = (language: Language, isBroken: (text: string, name: string) => boolean) =>
  sentencesOf(language)
    .filter(({ name, text }) => !isTyped(name) && isBroken(text, name))
    .map(({ name, text }) => `${name}: ${text}`)

/** The specification quotes these with three dots. */
const quotedDots = new Set([
  'auth.creatingAccount',
  'auth.signingIn',
  'fitting-room.processing',
  'settings-new.loggedOutText',
  'studio.generating',
  'subscribe.processing',
  'subscribe.settingUp',
  'try-on.uploading',
])

/** The specification quotes this with words of developers; it stands as a small line under a friendly sentence. */
const quotedWords = new Set(['subscribe.noClientSecret'])

/** docs/glossary.md, "Words we do not write". Arguments such as {colour} are names, not words. */
const avoided: Partial<Record<Language, RegExp>> = {
  en: /\bHTTP\b|\btick (?:this|the)\b|\bA person (?:will|looked|here)|client secret|\brouter\b|\bcolours?\b|\bfavourites?\b|\bgrey\b|\bcosy\b|\bcancelled\b|\blicences?\b|\bcatalogue\b|\bmails?\b|\bany more\b|\bjust now\b|\bgreyed\b/iu,
  it: /\btu da sola\b|\bstand\b|\bprogrammata di\b|\bstrumenti di prova\b|\bumore\b|crediti? di prova/iu,
  pt: /\bprogramada da\b|\bprovas?\b(?! virtua)|\bclima\b|créditos? de prova/iu,
  ru: /(?<!\p{L})вы одна(?!\p{L})|(?<!\p{L})человек (?:проверил|рассмотрит)|(?<!\p{L})Длина подлиннее|примерьте\.? на себе|^На себе\.$/iu,
  de: /Ein Mensch (?:hat|sieht)|ein Mensch jede|Anprobe-Werkzeug|Mit dem Weitermachen|Zählungen ohne dich|\bRouter\b|\bKnopf nicht\b|Kleiderstangen\b/iu,
  fr: /vous seule\b|remboursée|lots? de crédits|outils d’essayage|vous reste jus|liste d’envies|\brouteur\b|\bHTTP\b/iu,
  es: /tú sola\b|créditos? de prueba|tu internet|\benrutador\b|\bcatálogo\b|\bHTTP\b/iu,
  ar: /أرصد[ةت]|أدوات القياس|عيّنة|ِ(?=[\s،.]|$)/u,
  ja: /あなた専属|コーデ(?!ィネート|ュロイ)|聞き取れ|ショップ一覧|(?<!す)人が(?:もう一度)?確認|穿/u,
  zh: /没能|(?<!试)穿搭|整间店|T恤|次数包|(?<!连裤)丝袜/u,
}
const withoutArguments = (text: string) => text.replace(/\{\w+\}/g, '')

describe.each(languages)('%s', (language) => {
  test('writes … and not three dots', () => {
    const isDotted = (text: string, name: string) =>
      text.includes('...') && !(language === 'en' && quotedDots.has(name))
    expect(breaking(language, isDotted)).toEqual([])
  })

  test('avoids the words that the glossary avoids', () => {
    const words = avoided[language]
    const isAvoided = (text: string, name: string) =>
      !(language === 'en' && quotedWords.has(name)) && (words?.test(withoutArguments(text)) ?? false)
    expect(breaking(language, isAvoided)).toEqual([])
  })
})

test('French puts a narrow space that does not break before ; : ! ? and inside « »', () => {
  expect(breaking('fr', (text) => /[^\u202F\s][!?»](?!\w)|[ \u00A0][;:!?»]|«(?!\u202F)/u.test(text))).toEqual(
    [],
  )
})

test('Japanese has no half-width kana', () => {
  expect(breaking('ja', (text) => /[\uFF61-\uFF9F]/u.test(text))).toEqual([])
})
