import { shopperStore } from '#client/session/shopper-store.ts'
import type { SuggestedAppearance } from './suggest-appearance.ts'

/** The engine's door and the photo's: 8 kB, wanted by three steps alone. */
const fetchSuggestion = () => import('./suggest-appearance.ts')

/** `hidden`: nothing is offered. Her photo is looked at only after she has agreed. */
type Suggestion = {
  phase: 'hidden' | 'offered' | 'looking' | 'looked' | 'failed'
  colours: SuggestedAppearance
}

const useSuggestionStore = shopperStore<Suggestion>(() => ({ phase: 'hidden', colours: {} }))
export const useSuggestion = () => useSuggestionStore()

/** Finds out whether there is a photo to look at. */
export async function offerSuggestion() {
  if (useSuggestionStore.getState().phase !== 'hidden') return
  try {
    const { canSuggestAppearance } = await fetchSuggestion()
    if (await canSuggestAppearance()) useSuggestionStore.setState({ phase: 'offered' })
  } catch {
    // Without a network nothing is offered: she answers by eye.
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

/** What her photo says to a step; undefined when it says nothing. */
export function suggestionFor(step: string, colours: SuggestedAppearance): string | undefined {
  const field = fields[step]
  return field && colours[field]
}
