import type { MessageKey } from '#client/i18n/areas.ts'
import { formatPrice, formatRow, inSmallLetters, nounInText, phraseInText } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { wordsText } from '../outfits/outfit-talk-words.ts'
import { conditionText, conditionsText } from '../wish-words.ts'
import { isStretchy } from '@cabine/sophia/answering/talk/facts.ts'
import type { ChatQuestion } from '@cabine/sophia/answering/pieces/chat-choices.ts'
import type { ChatLine, ChatWish } from '@cabine/sophia/answering/pieces/conversation.ts'

/** The words of an option. A test checks that every option of every question has a message. */
export const optionText = (question: ChatQuestion, option: string) =>
  t(`stylist-chat.${question}_${option}` as MessageKey)

export const wishText = (wish: ChatWish) => t(`stylist-chat.wish_${wish}`)

/** The occasion as it is written within a sentence. */
export const occasionInText = (occasion: string) => t(`stylist-chat.for_${occasion}` as MessageKey)
export const categoryInText = (category: string) => nounInText(optionText('category', category))

/** What there is of her wishes, and what had to be let go of. */
function wantedText({ count, conditions, relaxed }: Extract<ChatLine, { say: 'wanted' }>) {
  const wishes = conditionsText(conditions)
  if (relaxed.length > 0) return t('sophia.line_wanted_near', { wishes, missed: conditionsText(relaxed) })
  return wishes ? t('sophia.line_wanted', { count, wishes }) : t('sophia.line_wanted_plain', { count })
}

/** What is known of a piece, and in the open what is not. */
function factText({
  asks,
  name,
  product,
  cents = 0,
  currency,
  detail,
  isSo,
}: Extract<ChatLine, { say: 'fact' }>) {
  const traits = product?.traits
  switch (asks) {
    case 'price':
    case 'sum':
      return t(`sophia.fact_${asks}`, { name, price: formatPrice(cents, currency) })
    case 'material':
      return product?.material
        ? t('sophia.fact_material', { name, material: product.material })
        : t('sophia.fact_material_unknown', { name })
    case 'opaque':
      return traits?.isSheer === undefined
        ? t('sophia.fact_opaque_unknown', { name })
        : t(traits.isSheer ? 'sophia.fact_opaque_no' : 'sophia.fact_opaque_yes', { name })
    case 'care':
      return t(`sophia.fact_care_${traits?.care ?? 'unknown'}`, { name })
    case 'stretch':
      return product?.material && isStretchy(product)
        ? t('sophia.fact_stretch', { name, material: product.material })
        : t('sophia.fact_stretch_unknown', { name })
    case 'lined':
      return t(traits?.isLined ? 'sophia.fact_lined' : 'sophia.fact_lined_unknown', { name })
    case 'heel':
      if (traits?.heelCm !== undefined) return t('sophia.fact_heel_cm', { name, cm: traits.heelCm })
      return traits?.heel
        ? t('sophia.fact_heel', { name, heel: phraseInText(t(`sophia.c_heel_${traits.heel}`)) })
        : t('sophia.fact_heel_unknown', { name })
    case 'sizes':
      return product && product.sizes.length > 0
        ? t('sophia.fact_sizes', { name, sizes: formatRow(product.sizes) })
        : t('sophia.fact_sizes_unknown', { name })
    case 'length':
      return traits?.hem
        ? t('sophia.fact_length', { name, length: phraseInText(t(`sophia.hem_${traits.hem}`)) })
        : t('sophia.fact_length_unknown', { name })
    case 'suits':
      return t(isSo ? 'sophia.fact_suits' : 'sophia.fact_suits_not', { name })
    case 'detail':
      return t(isSo ? 'sophia.fact_detail' : 'sophia.fact_detail_unknown', {
        name,
        detail: phraseInText(t(`sophia.c_${detail ?? 'zip'}`)),
      })
    default:
      return t('sophia.fact_width')
  }
}

const notReadBefore = { start: 'notReadYet', pieces: 'notReadBefore' } as const

const plain = {
  searching: 'stylist-chat.searching',
  trouble: 'stylist-chat.trouble',
  no_more: 'stylist-chat.noMore',
  none_cheaper: 'stylist-chat.noneCheaper',
} as const

/** The text of a line of the chat; `name` is the shopper's. */
export function lineText(line: ChatLine, name: string): string {
  switch (line.say) {
    case 'welcome':
      return t('stylist-chat.welcome', { name })
    case 'welcome_again':
      return t('stylist-chat.welcomeAgain', { name })
    case 'answer':
      return optionText(line.question, line.value)
    case 'typed':
      return line.text
    case 'ask':
      return t(`stylist-chat.${line.isStill ? 'still' : line.isAgain ? 'again' : 'ask'}_${line.question}`)
    case 'unread':
      return line.words.length > 0
        ? t('sophia.line_unread_only', { unread: wordsText(line.words) })
        : t(`stylist-chat.${line.before ? notReadBefore[line.before] : 'notRead'}`)
    case 'wish':
      return wishText(line.wish)
    case 'piece_found':
      return line.instead
        ? t('stylist-chat.found_outfit_instead', { name: line.instead })
        : t(`stylist-chat.found_${line.wish}`, { name: line.name })
    case 'piece_none':
      if (line.within) return t('stylist-chat.none_outfit_within', { name: line.name })
      return t(`stylist-chat.none_${line.wish}`, { name: line.name })
    case 'piece_wish':
      return t(`stylist-chat.asked_${line.wish}`, { name: line.name })
    case 'found': {
      const { category, vibe, occasion } = line.choices
      return t('stylist-chat.found', {
        count: line.count,
        category: categoryInText(category),
        vibe: inSmallLetters(optionText('vibe', vibe)),
        occasion: occasionInText(occasion),
      })
    }
    case 'wanted':
      return wantedText(line)
    case 'wanted_none':
    case 'wanted_no_more':
      return t(`sophia.line_${line.say}`, { wishes: conditionsText(line.conditions) })
    case 'drop':
      return t('sophia.drop', { wish: conditionText(line.condition) })
    case 'untold':
    case 'not_told':
      return t(`sophia.line_${line.say}`, { unread: wordsText(line.words) })
    case 'feeling':
      return t(`sophia.line_feels_${line.feeling}`)
    case 'fact':
      return factText(line)
    case 'found_more':
      return t('stylist-chat.foundMore', { count: line.count })
    default:
      return t(plain[line.say])
  }
}
