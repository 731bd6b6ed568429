import { create } from 'zustand'
import type { MessageKey } from '#client/i18n/areas.ts'
import { formatPrice, formatRow, phraseInText } from '#client/i18n/format.ts'
import { currentLanguage, type Language } from '#client/i18n/language.ts'
import { t } from '#client/i18n/messages.ts'
import type { Condition } from '@cabine/sophia/answering/wanted/conditions.ts'
import { nameOf } from '@cabine/sophia/answering/outfits/occasion-groups.ts'
import { conceptWord } from '@cabine/sophia/languages/concept-words.ts'
import type { Lexicon } from '@cabine/sophia/languages/lexicon.ts'
import { lexiconOf } from '@cabine/sophia/languages/load.ts'
import { concepts, type Concept } from '@cabine/sophia/vocabulary/concepts.ts'

/** The words of her language for things, which are loaded with the talk. */
const useWords = create<{ language: Language; lexicon: Lexicon | null } | { language: null; lexicon: null }>(
  () => ({ language: null, lexicon: null }),
)

/** Loads them; without a network things are called by their English names. */
export async function loadThingWords() {
  const language = currentLanguage()
  if (useWords.getState().language === language) return
  const lexicon = await lexiconOf(language).catch(() => null)
  useWords.setState({ language, lexicon })
}

/** Draws again once the words are there. */
export const useThingWords = () => void useWords()

const isConcept = (name: string): name is Concept => name in concepts
export function thingWord(name: string) {
  if (name === 'animal' || name === 'natural') return t(`sophia.material_${name}`)
  return isConcept(name) ? conceptWord(name, useWords.getState().lexicon) : name
}

/** A wish by itself, as a chip and as a reason have it: 'Long sleeves', 'Up to €48'. */
export function conditionText(condition: Condition): string {
  switch (condition.of) {
    case 'kind':
    case 'colour':
    case 'material':
    case 'pattern':
    case 'cut':
      return thingWord(condition.which)
    case 'not_colour':
    case 'not_material':
    case 'not_pattern':
      return t('sophia.c_not', { what: thingWord(condition.which) })
    case 'most':
    case 'least':
      return t(`sophia.c_${condition.of}`, { price: formatPrice(condition.cents, condition.currency) })
    case 'sleeves':
      return t(`sophia.c_sleeves_${condition.least}`)
    case 'hem':
      return t(`sophia.c_hem_${hemOf(condition)}` as MessageKey)
    case 'heel':
      return condition.mostCm === undefined
        ? t(`sophia.c_heel_${condition.which ?? 'low'}`)
        : t('sophia.c_heel_cm', { cm: condition.mostCm })
    case 'figure':
      return formatRow(condition.which.map((one) => t(`sophia.wish_${one}`)))
    case 'size':
      return t('sophia.c_size', { size: condition.which })
    case 'detail':
      return t(`sophia.c_${condition.which}`)
    case 'not_detail':
      return t(`sophia.c_no_${condition.which}`)
    case 'occasion': {
      const name = nameOf(condition.which)
      return name ? t(`sophia.for_${name}`) : t('sophia.c_occasion')
    }
    case 'weather':
      return t(`sophia.c_weather_${condition.which}`)
    case 'wearer':
      return t(`sophia.c_wearer_${condition.which}`)
    case 'neck':
    case 'fit':
      return t(`sophia.c_${condition.of}_${condition.which}` as MessageKey)
    default:
      return t(`sophia.c_${condition.of}`)
  }
}

/** Which of the hems is meant: at least, at most, or just so. */
function hemOf({ least, most }: Extract<Condition, { of: 'hem' }>) {
  if (least && most) return 'midi'
  if (least) return `${least}_least`
  return most === 'mini' ? 'mini' : `${most ?? 'midi'}_most`
}

/** Several wishes within a sentence. */
export const conditionsText = (conditions: readonly Condition[]) =>
  formatRow(conditions.map((one) => phraseInText(conditionText(one))))
