import { isColour, isCue, means, namesIn, textIn, isPersonOrPlain } from '../../sentence/items.ts'
import type { Grammar, Item, Sentence } from '../../sentence/sentence.ts'
import type { WordsOfSophia } from '../../sentence/phrases.ts'
import phrases from './phrases.json' with { type: 'json' }

export const words: WordsOfSophia = { language: 'zh', colours: 'before', ...phrases }

/** '便宜的裙子': how a piece shall be. */
function isAttribute(sentence: Sentence, item: Item) {
  const { items, units, isQuestion } = sentence
  const textAt = (at: number) => units[at]?.text ?? ''
  // '亮一点的裙子', but not '换条短一点的裙子'.
  const hasParticle = textAt(item.to) === '的'
  const noun = hasParticle ? item.to + 1 : item.to
  const isNoun = items.some(
    (one) => one.from === noun && (namesIn(one, 'concept').length > 0 || means(one, 'grammar:colour')),
  )
  const isTurned = units.slice(0, item.from).some(({ text }) => /^[換换改再这這]$/.test(text))
  // '面试，求一套正式一点的'.
  const isOfSet =
    textAt(item.to - 1) === '的' &&
    items.some((one) => one.to === item.from && means(one, 'grammar:outfit')) &&
    items.some((one) => namesIn(one, 'occasion').length > 0)
  if (isOfSet && !isTurned) return true
  // '有便宜点的包吗？' and '更优雅的鞋' compare with what lies there.
  const isCompared = isQuestion || textAt(item.from) === '更'
  if (hasParticle) return isNoun && !isTurned && !isCompared
  return (
    /^[いなの的]$/.test(textAt(item.to - 1)) &&
    (namesIn(item, 'quality').length > 0 || namesIn(item, 'budget').length > 0) &&
    isNoun
  )
}

/** '我老公想要一件毛衣'; of '我妈想要我穿裙子' she herself wears it. */
const wants =
  /^(?:也|还|现在|最近|马上)?(?:(?:要)?(?:参加|去|上|有)[^，。我]{1,8})?(?:想要|想买|想找|需要|缺|要买|要一)(?!我)/

export const grammar: Grammar = {
  articles: 'none',
  isYesAsking: true,
  isMoreAnother: true,
  tallFrom: 168,
  plusFrom: 44,
  yuan: 'CNY',
  isAttribute,
  // '黑的太沉了'.
  isTooMuch: ({ units }, change) => units[change.from]?.text === '太' && namesIn(change, 'change').length > 0,
  isOfColourBefore: ({ items }, change) => items.some((one) => one.to === change.from && isColour(one)),
  // '舒服又不显憔悴': a 'no' in front of what nobody knows denies nothing before it.
  deniesAheadOnly: true,
  isHowDenied: (sentence, denier, piece) =>
    /^(?:不|不含|不带|没有|无)$/.test(textIn(sentence, denier.from, denier.to)) &&
    sentence.units[piece.from - 1]?.text === '的',
  // '不要太正式的裙子'.
  isDeniedChange: ({ units }, change) =>
    /^[不别別]$/.test(units[change.from]?.text ?? '') && units[change.to]?.text === '的',
  // '除了鞋子都换'.
  changesAllBehind: ({ units }, from) => units.slice(from).some(({ text }) => /^[都全]$/.test(text)),
  asksForOutfit: (behind) => /(?:配|搭)/.test(behind) && /(?:一套|一身|一整身)/.test(behind),
  // '比起这条半身裙我更想穿裤子'.
  isOutdone: (before) => /比起?[这那][条件双个套]?$/.test(before),
  // '换个红色的包'.
  isTarget: (sentence, _, from) =>
    /[换換][个成条双件顶套一]?$/.test(textIn(sentence, Math.max(0, from - 2), from)),
  isTurnedInto: (sentence, piece, colour) =>
    /^(?:[想我]?要|有|有没有|[，,]?换成|[，,]?改成)?$/.test(textIn(sentence, piece.to, colour.from)),
  wants: (sentence, { to }) => wants.test(textIn(sentence, to, to + 8)),
  // '妈妈生日想送一条围巾'.
  isGift: (verb) => /[送礼]/.test(verb),
  // '我妈65了', '他72了'.
  isAge: (sentence, { from, to }) =>
    sentence.units[to]?.text === '了' &&
    (isCue(sentence, 'he', from - 1) ||
      sentence.items.some((item) => item.to === from && isPersonOrPlain(item))),
}
