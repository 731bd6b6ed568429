import type { ProductOccasion } from '../../vocabulary/product-categories.ts'

export const occasionOptions = ['workwear', 'vacation', 'date_night', 'casual_day'] as const
export type Occasion = (typeof occasionOptions)[number]

export const weatherOptions = ['hot', 'warm', 'mild', 'cool'] as const
export type ChatWeather = (typeof weatherOptions)[number]

export const outfitTypes = ['dresses', 'top_bottom'] as const
export type OutfitType = (typeof outfitTypes)[number]
export const outfitTypeOptions = [...outfitTypes, 'surprise_me'] as const

export const steps = ['occasion', 'weather', 'outfit_type', 'recommendations', 'complete'] as const
export type Step = (typeof steps)[number]

/** The options at each step. There are none during a search. */
export const optionsAt = {
  occasion: occasionOptions,
  weather: weatherOptions,
  outfit_type: outfitTypeOptions,
  recommendations: [],
  complete: ['show_me_more', 'start_over'],
} as const satisfies Record<Step, readonly string[]>

/** Offered where her budget excluded pieces. */
export const beyondBudget = 'any_price'

export type Option = (typeof optionsAt)[Step][number] | typeof beyondBudget

/** The catalogue's name of each occasion. */
export const occasionOf: Record<Occasion, ProductOccasion> = {
  workwear: 'workwear',
  vacation: 'vacation',
  date_night: 'date-night',
  casual_day: 'casual-day',
}

export const isWarm = (weather: ChatWeather) => weather === 'hot' || weather === 'warm'

/** Ignores case, accents, spaces and punctuation, and unifies ß and ss, and the Arabic ة and ه. */
export const foldWords = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Longer than any option in any language: longer text matches none. */
const longestOption = 60

/** The option that some words mean, by its name in the specification or by one of its wordings. */
export function readOption<Of extends Option>(
  options: readonly Of[],
  text: string,
  wordingsOf: (option: Of) => readonly string[] = () => [],
): Of | null {
  if (text.length > longestOption) return null
  const said = foldWords(text)
  if (!said) return null
  return (
    options.find((one) => [one, ...wordingsOf(one)].some((wording) => foldWords(wording) === said)) ?? null
  )
}

const nearby: Record<Occasion, { warm: readonly Occasion[]; cool: readonly Occasion[] }> = {
  workwear: { warm: ['date_night'], cool: ['date_night'] },
  date_night: { warm: ['workwear'], cool: ['workwear'] },
  vacation: { warm: ['casual_day'], cool: ['casual_day', 'workwear'] },
  casual_day: { warm: ['vacation'], cool: ['workwear'] },
}

/** The collections that are added where an occasion's own makes no outfit. */
export const nearbyOccasions = (occasion: Occasion, weather: ChatWeather) =>
  nearby[occasion][isWarm(weather) ? 'warm' : 'cool']
