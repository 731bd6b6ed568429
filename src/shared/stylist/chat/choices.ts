import type { ProductOccasion } from '../../product-categories.ts'
import type { Vibe, Weather } from '../consultation.ts'

/** What the stylist asks in her chat, in this order. */
export const chatQuestions = ['category', 'vibe', 'weather', 'occasion'] as const
export type ChatQuestion = (typeof chatQuestions)[number]

/** Her chips as the specification words them, by the code that a conversation keeps. */
export const chatChips = {
  category: {
    tops: 'Tops',
    dresses: 'Dresses',
    skirts: 'Skirts',
    bottoms: 'Bottoms',
    shoes: 'Shoes',
    outerwear: 'Outerwear',
  },
  vibe: {
    chic: 'Chic & Elegant',
    casual: 'Casual & Comfortable',
    bold: 'Bold & Statement',
    romantic: 'Romantic & Feminine',
    edgy: 'Edgy & Modern',
  } satisfies Record<Vibe, string>,
  weather: {
    sunny: 'Sunny & Warm',
    breezy: 'Cool & Breezy',
    rainy: 'Rainy Day',
    chilly: 'Chilly/Cold',
  },
  occasion: {
    work: 'Work/Office',
    date: 'Date Night',
    weekend: 'Casual Weekend',
    event: 'Special Event',
    travel: 'Travel',
    brunch: 'Brunch',
  },
} as const satisfies Record<ChatQuestion, Record<string, string>>

export type ChatChoices = { [Q in ChatQuestion]: keyof (typeof chatChips)[Q] }

export const optionsOf = (question: ChatQuestion): readonly string[] => Object.keys(chatChips[question])

/** The code that a chip's words or the code itself stand for. */
export function choiceOf<Q extends ChatQuestion>(question: Q, said: string): ChatChoices[Q] | null {
  const chips: Record<string, string> = chatChips[question]
  const meant = said.trim().toLowerCase()
  const [code = null] =
    Object.entries(chips).find(([one, words]) => one === meant || words.toLowerCase() === meant) ?? []
  return code as ChatChoices[Q] | null
}

/** What her occasions are in the catalogue; the first is what they are most of all. */
export const catalogueOccasions: Record<ChatChoices['occasion'], readonly ProductOccasion[]> = {
  work: ['workwear'],
  date: ['date-night'],
  weekend: ['casual-day', 'everyday'],
  event: ['special-event'],
  travel: ['vacation'],
  brunch: ['casual-day', 'everyday', 'date-night'],
}

/** How cold it is. A layer is carried along for the hour in which it is wanted, be the day as warm as it likes. */
export const weatherOf: Record<ChatChoices['weather'], { day: Weather; layer: Weather }> = {
  sunny: { day: 'warm', layer: 'mild' },
  breezy: { day: 'cool', layer: 'mild' },
  rainy: { day: 'cool', layer: 'cool' },
  chilly: { day: 'cold', layer: 'cold' },
}

/** What a piece may cost at most, in whole units: what 'Cheaper' goes down by, and where her budget may stand. */
export const ceilings = [300, 150, 75] as const
export type Ceiling = (typeof ceilings)[number]
