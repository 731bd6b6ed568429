import { kindAmong, means, namesIn, textIn } from '../../sentence/items.ts'
import type { Grammar, Item, Sentence } from '../../sentence/sentence.ts'
import type { WordsOfSophia } from '../../sentence/phrases.ts'
import { deniedBy, isAsking } from './denial.ts'
import { isPartOfWord } from './longer-words.ts'
import phrases from './phrases.json' with { type: 'json' }
import { wearer } from './wearer.ts'

export const words: WordsOfSophia = { language: 'ja', colours: 'before', ...phrases }

/** '短いスカート': how a piece shall be. */
function isAttribute(sentence: Sentence, item: Item) {
  // 'もっと安いバッグにして' compares.
  if (/^(?:もっと|もう少し|もうちょっと)/.test(textIn(sentence, item.from, item.to))) return false
  const isNoun = sentence.items.some(
    (one) => one.from === item.to && (namesIn(one, 'concept').length > 0 || means(one, 'grammar:colour')),
  )
  return (
    /^[いなの的]$/.test(sentence.units[item.to - 1]?.text ?? '') &&
    (namesIn(item, 'quality').length > 0 || namesIn(item, 'budget').length > 0) &&
    isNoun
  )
}

/** 'スカートを緑に': the colour that it shall have. */
function isTurnedInto(sentence: Sentence, piece: Item, colour: Item) {
  const { units } = sentence
  const between = textIn(sentence, piece.to, colour.from)
  return (
    between !== '' &&
    /^(?:だけ|も)?[をはの、]?$/.test(between) &&
    (!/[の、]/.test(units[colour.from - 1]?.text ?? '') || units[piece.from - 1]?.text === 'の') &&
    // 'アクセはシルバーしかつけない' is her habit.
    /^[色系にがではあなだ]?$/.test(units[colour.to]?.text ?? '')
  )
}

export const grammar: Grammar = {
  articles: 'none',
  isVerbLast: true,
  isYesAsking: true,
  isBeforeGarment: true,
  tallFrom: 168,
  plusFrom: 13,
  sizeNames: /^(?:x*s|m|x*l|ll)$/,
  isPartOfWord,
  isAttribute,
  // 'パンツが長い'.
  isUnfit: ({ items, units }, item) =>
    units[item.to - 1]?.text === 'い' &&
    units[item.from - 1]?.text === 'が' &&
    units[item.to]?.kind !== 'word' &&
    items.some((one) => one.to === item.from - 1 && kindAmong([one])),
  deniedBy,
  isAsking,
  asksForOutfit: (behind) => /^(?:で|に合わ)[^、。]*(?:コーデ|全身|一式)/.test(behind),
  isOutdone: (before, behind) =>
    // 'ジャケットより、カーディガンのほうがいいかも'.
    /^より[^。]*(?:ほう|方)が(?:いい|良い|よ|好)/.test(behind) ||
    // 'このスカートよりパンツのほうが楽'.
    (/(?:この|その|あの)$/.test(before) && behind.startsWith('より')),
  // 'ワンピースじゃなくてパンツスタイルにできますか'.
  givenAway: {
    instead: /(?:[代か]わりに|じゃなくて|ではなく|じゃなく|[はを]やめて?)$/,
    into: /に(?:し|でき|変え|替え|換え|かえ|交換|チェンジ)/,
  },
  // '赤いバッグに変えて'.
  isTarget: (sentence, { to }) => textIn(sentence, to, to + 1) === 'に',
  isTurnedInto,
  makesColour: /^に(?:し|変|替|換|チェンジ)/,
  // 'ベルトを外して靴を変えて': what is done next follows the -te.
  beginsNext: { at: (before) => /^[てで]$/.test(before?.text ?? '') },
  wearer,
}
