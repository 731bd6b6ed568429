import { currentLanguage } from '#client/i18n/language.ts'
import { api, request } from '#client/lib/api.ts'
import type { Hearing } from '@cabine/sophia/reading/read.ts'
import { hear, vocabularyOf } from '@cabine/sophia/reading/load.ts'
import { isOfRules, withModel } from '@cabine/sophia/reading/model-first.ts'
import type { Reading } from '@cabine/sophia/vocabulary/reading-words.ts'
import { longestSentence } from '@cabine/sophia/sentence/units.ts'

/** False once the site has said that no model reads here. */
let mayAsk = true
/** A model has a second, and half of one is for the way. */
const maxWaitMs = 1_500

/** What a model read of a sentence, where the site has one; nothing where it has none, or fails. */
async function askModel(typed: string): Promise<Reading> {
  if (!mayAsk || !navigator.onLine) return {}
  try {
    const json = { text: typed.trim().slice(0, longestSentence), language: currentLanguage() }
    const init = { signal: AbortSignal.timeout(maxWaitMs) }
    const { isOn, reading } = await request(api.stylist.sentences.$post({ json }, { init }))
    mayAsk = isOn
    return reading ?? {}
  } catch {
    return {}
  }
}

/** Loads the words of her language while she types. Without a network the sentence itself asks for them again. */
export const prepareToHear = () => void vocabularyOf(currentLanguage()).catch(() => {})

/** Reads a sentence: a model first where the site has one, then the rules. Without the words of her language, which a failed download leaves out, it says nothing. */
export async function hearSentence(typed: string): Promise<Partial<Hearing> & Pick<Hearing, 'reading'>> {
  const ruled = await hear(typed, currentLanguage()).catch(() => null)
  if (!ruled) return { reading: {} }
  return isOfRules(ruled) ? ruled : withModel(ruled, await askModel(typed))
}
