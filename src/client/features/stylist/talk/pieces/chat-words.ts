import type { MessageKey } from '#client/i18n/areas.ts'
import { formatList, inSmallLetters, nounInText, phraseInText } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { nameOf } from '@cabine/sophia/answering/outfits/occasion-groups.ts'
import { rememberedIn } from '@cabine/sophia/answering/outfits/remembered-wishes.ts'
import { rememberedText, wordsText } from '../outfits/outfit-talk-words.ts'
import type { ChatQuestion } from '@cabine/sophia/answering/pieces/chat-choices.ts'
import type { ChatLine, ChatWish, Noted } from '@cabine/sophia/answering/pieces/conversation.ts'

/** The words of an option. A test checks that every option of every question has a message. */
export const optionText = (question: ChatQuestion, option: string) =>
  t(`stylist-chat.${question}_${option}` as MessageKey)

export const wishText = (wish: ChatWish) => t(`stylist-chat.wish_${wish}`)

/** The occasion as it is written within a sentence. */
export const occasionInText = (occasion: string) => t(`stylist-chat.for_${occasion}` as MessageKey)
export const categoryInText = (category: string) => nounInText(optionText('category', category))

/** What she told, one thing after the other: dresses, the wedding, warm and sunny, no yellow, up to 200 €. */
function toldText({ choices, category, fine, wishes = {} }: Noted) {
  const { occasion, weather } = choices
  const named = fine && nameOf(fine)
  const things = [
    category && categoryInText(category),
    named ? t(`sophia.for_${named}`) : occasion && occasionInText(occasion),
    weather && inSmallLetters(optionText('weather', weather)),
    ...rememberedIn(wishes).map((one) => phraseInText(rememberedText(one))),
  ]
  return t('stylist-chat.told', { told: formatList(things.filter((one) => one !== undefined)) })
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
    case 'told':
      return toldText(line.told)
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
    case 'found_refined':
      return t('stylist-chat.foundRefined', { count: line.count, said: line.said })
    case 'none_refined':
      return t('stylist-chat.noneRefined', { said: line.said })
    case 'found_more':
      return t('stylist-chat.foundMore', { count: line.count })
    default:
      return t(plain[line.say])
  }
}
