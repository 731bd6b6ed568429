import { formatList, formatPrice, formatRow } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { sentenceGap } from '#client/i18n/sentence-gap.ts'
import { conditionsText, thingWord } from '../wish-words.ts'
import { colourWords } from '../../colour-words.ts'
import type { Message, PickSet, Said } from '@cabine/sophia/answering/outfits/messages.ts'
import { nameOf } from '@cabine/sophia/answering/outfits/occasion-groups.ts'
import {
  rememberedIn,
  type Remembered,
  type Wishes,
} from '@cabine/sophia/answering/outfits/remembered-wishes.ts'
import type { Stuff } from '@cabine/sophia/vocabulary/needs-and-figures.ts'
import type { Condition } from '@cabine/sophia/answering/wanted/conditions.ts'
import type { Option, Step } from '@cabine/sophia/answering/outfits/options.ts'

export const optionText = (option: Option) => t(`sophia.option_${option}`)

/** The words that mean an option when they are typed: 'le bureau' for work, 'il fait frais' for cool. */
export const optionWordings = (option: Option) => [
  optionText(option),
  ...t(`sophia.words_${option}`).split('/'),
]

export const saidText = (said: Said) => {
  if ('option' in said) return optionText(said.option)
  if ('typed' in said) return said.typed
  return t(`sophia.said_${said.change}`, { name: said.name })
}

export type SophiaMessage = Extract<Message, { from: 'sophia' }>

/** The text of Sophia's line; `name` is the shopper's. */
export function lineText({ text, about, missed, set, heard, noted }: SophiaMessage, name: string | null) {
  if (heard) return t(`sophia.line_${text}`, { read: wordsText(heard.read), unread: wordsText(heard.unread) })
  if (text === 'noted' && noted) return notedText(noted)
  if (text === 'greeting') return name ? t('sophia.line_greeting', { name }) : t('sophia.line_greetingYou')
  if (text === 'picks' && set) return picksText(set)
  if (text === 'more_picks' && set?.eased === 'together') return t('sophia.line_more_singles')
  const line = t(`sophia.line_${text}`, { name: about ?? '' })
  return missed ? [line, letGoText(missed)].join(sentenceGap()) : line
}

const letGoText = (missed: readonly Condition[]) => t('sophia.let_go', { missed: conditionsText(missed) })

const quoted = (text: string) => t('sophia.quoted', { text })
/** Words as she wrote them, in quotation marks. */
export const wordsText = (words: readonly string[]) => formatList(words.map(quoted))

/** The words of something that Sophia keeps in mind, as a thing by itself: 'No yellow', 'Flat shoes'. */
export function rememberedText(one: Remembered): string {
  switch (one.what) {
    case 'avoids':
    case 'loves':
      return t(`sophia.wish_${one.what}`, {
        what: one.which === 'multi' ? t('sophia.stuff_printed') : t(`sophia.the_${one.which}`),
      })
    case 'without':
      return t('sophia.wish_avoids', { what: t(`sophia.stuff_${stuffKey(one.which)}`) })
    case 'maxPerPieceCents':
      return t('sophia.wish_most_piece', { price: formatPrice(one.which, one.currency) })
    case 'maxPerOutfitCents':
      return t('sophia.wish_most_outfit', { price: formatPrice(one.which, one.currency) })
    default:
      return t(`sophia.wish_${one.which}`)
  }
}

/** The name of a message has no spaces. */
const stuffKey = (stuff: Stuff) =>
  stuff === 'faux leather' ? 'faux_leather' : stuff === 'polka dot' ? 'polka_dot' : stuff

/** Says what is newly kept in mind. */
export function notedText(noted: Wishes) {
  const wishes = rememberedIn(noted).map(rememberedText)
  if (wishes.length === 0) return t('sophia.line_noted')
  return t('sophia.line_noted_wishes', { wishes: formatList(wishes) })
}

/** Names what was asked for, why the pieces go together, and which wish could not be met. */
function picksText({ asked, looks, palette, eased, minded = [], own, relaxed, conditions = [] }: PickSet) {
  const isCold = conditions.some((one) => one.of === 'weather' && one.which === 'cold')
  const isOneDress = asked.outfitType === 'dresses' && looks.length === 1
  const isNone = eased === 'together' || eased === 'budget'
  const kind = isNone ? eased : isOneDress ? 'one_dress' : asked.outfitType
  const lead = t(`sophia.picks_${kind}`, {
    occasion: t(`sophia.for_${(asked.fine && nameOf(asked.fine)) ?? asked.occasion}`),
    weather: t(`sophia.in_${isCold ? 'cold' : asked.weather}`),
  })
  const why = palette && t(`sophia.palette_${palette.kind}`, colourWords('sophia', palette.colour))
  const honest = eased === 'wishes' ? t('sophia.eased_wishes') : null
  const cared = minded.map((need) => t(`sophia.minded_${need}`))
  const ownText = own && t('sophia.own', { own: formatRow(own.map((piece) => thingWord(piece.kind))) })
  const letGo = relaxed && letGoText(relaxed)
  return [lead, ownText, why, ...cared, honest, letGo].filter(Boolean).join(sentenceGap())
}

/** The legend of the chips, for screen readers. */
export const chipsLegend = (step: Step) => t(`sophia.chips_${step}`)
