import { shopperStore } from '#client/session/shopper-store.ts'
import type { SuggestedAppearance } from './suggest-appearance.ts'

/** Fetched on demand: it brings the engine's and the photo's code, 8 kB, which only three steps need. */
const fetchSuggestion = () => import('./suggest-appearance.ts')

/** Colours read from the photo. `hidden`: nothing is offered. The photo is read only after she has agreed. */
type Suggestion = {
  phase: 'hidden' | 'offered' | 'looking' | 'looked' | 'failed'
  colours: SuggestedAppearance
}

const useSuggestionStore = shopperStore<Suggestion>(() => ({ phase: 'hidden', colours: {} }))
export const useSuggestion = () => useSuggestionStore()

/** Offers to read the colours, if there is a photo to read them from. */
export async function offerSuggestion() {
  if (useSuggestionStore.getState().phase !== 'hidden') return
  try {
    const { canSuggestAppearance } = await fetchSuggestion()
    if (await canSuggestAppearance()) useSuggestionStore.setState({ phase: 'offered' })
  } catch {
    // Without a network nothing is offered, and she answers by herself.
  }
}

export async function readColoursFromPhoto() {
  useSuggestionStore.setState({ phase: 'looking' })
  try {
    const { suggestAppearance } = await fetchSuggestion()
    const colours = await suggestAppearance()
    useSuggestionStore.setState(colours ? { phase: 'looked', colours } : { phase: 'hidden' })
  } catch {
    useSuggestionStore.setState({ phase: 'failed' })
  }
}

const fields: Record<string, keyof SuggestedAppearance> = {
  'skin-tone-question': 'skinTone',
  'hair-color-question': 'hairColor',
  'eye-color-question': 'eyeColor',
}

export const isSuggestable = (step: string) => step in fields

/** The photo's suggestion for a step; undefined if there is none. */
export function suggestionFor(step: string, colours: SuggestedAppearance): string | undefined {
  const field = fields[step]
  return field && colours[field]
}
