import type { MessageKey } from '#client/i18n/areas.ts'
import { formatPrice } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { colourFamilies, type ColourFamily } from '@cabine/sophia/vocabulary/product-categories.ts'
import { budgets, limitsOf } from '@cabine/sophia/questions/consultation.ts'
import { figures, needs, stuffs } from '@cabine/sophia/vocabulary/needs-and-figures.ts'
import { rememberedText } from '../talk/outfits/outfit-talk-words.ts'

/** The words of an option. A test checks that every option of every question has a message. */
export const optionText = (question: string, option: string) =>
  question === 'minded'
    ? mindedText(option)
    : isColour(option)
      ? t(`session.colour_${option}`)
      : t(optionKey(question, option), amountOf(option))

/** What is minded in fabrics and cuts, in the words in which Sophia keeps it in mind. */
function mindedText(option: string) {
  const need = needs.find((one) => one === option)
  if (need) return rememberedText({ what: 'needs', which: need })
  const figure = figures.find((one) => one === option)
  if (figure) return rememberedText({ what: 'figure', which: figure })
  const stuff = stuffs.find((one) => one === option)
  return stuff ? rememberedText({ what: 'without', which: stuff }) : option
}

/** The amount of money in the words of a budget. */
function amountOf(option: string) {
  const { maxPerPieceCents, maxPerOutfitCents, currency } = limitsOf(option) ?? {}
  const cents = maxPerPieceCents ?? maxPerOutfitCents
  return cents ? { a: formatPrice(cents, currency) } : undefined
}

/** The words of an option; a sum of her own is said in those of the smallest that is offered. */
function optionKey(question: string, option: string) {
  const [per = ''] = option.split('_')
  const isOwn = question === 'budget' && !budgets.some((one) => one === option)
  const said = isOwn ? budgets.find((one) => one.startsWith(per)) : option
  return `session.${question === 'trip_weather' ? 'weather' : question}_${said}` as MessageKey
}

export const questionText = (question: string) => t(`session.ask_${question}` as MessageKey)

const isColour = (option: string): option is ColourFamily => colourFamilies.some((one) => one === option)

/** An answer as the shopper's line in the conversation. */
export function answerText(question: string, answer: readonly string[]) {
  const [said] = answer
  if (said === undefined) return t(question === 'note' ? 'session.noNote' : 'session.noneChosen')
  if (question === 'note') return said
  return answer.map((option) => optionText(question, option)).join(' · ')
}
