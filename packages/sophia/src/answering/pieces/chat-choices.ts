import type { ProductOccasion } from '../../vocabulary/product-categories.ts'
import type { Vibe, Weather } from '../../questions/consultation.ts'

/** The questions of the stylist's chat, in order. */
export const chatQuestions = ['category', 'vibe', 'weather', 'occasion'] as const
export type ChatQuestion = (typeof chatQuestions)[number]

/** The chips as the specification words them, by the code that a conversation stores. */
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

/** The code for a chip's words, or for the code itself. */
export function choiceOf<Q extends ChatQuestion>(question: Q, said: string): ChatChoices[Q] | null {
  const chips: Record<string, string> = chatChips[question]
  const meant = said.trim().toLowerCase()
  const [code = null] =
    Object.entries(chips).find(([one, words]) => one === meant || words.toLowerCase() === meant) ?? []
  return code as ChatChoices[Q] | null
}

/** The catalogue's occasions for each chip; the first is the closest. */
export const catalogueOccasions: Record<ChatChoices['occasion'], readonly ProductOccasion[]> = {
  work: ['workwear'],
  date: ['date-night'],
  weekend: ['casual-day', 'everyday'],
  event: ['special-event'],
  travel: ['vacation'],
  brunch: ['casual-day', 'everyday', 'date-night'],
}

/** The warmth of each weather chip. An evening or office layer is carried along on warm days too. */
export const weatherOf: Record<ChatChoices['weather'], { day: Weather; layer: Weather }> = {
  sunny: { day: 'warm', layer: 'mild' },
  breezy: { day: 'cool', layer: 'mild' },
  rainy: { day: 'cool', layer: 'cool' },
  chilly: { day: 'cold', layer: 'cold' },
}

/** Price limits for a piece, in whole units: the steps of 'Cheaper', and of her budget. */
export const ceilings = [300, 150, 75] as const
export type Ceiling = (typeof ceilings)[number]
