import { currentLanguage } from '#client/i18n/language.ts'
import { api, request } from '#client/lib/api.ts'
import type { Hearing } from '@cabine/sophia/reading/read.ts'
import { hear, vocabularyOf } from '@cabine/sophia/reading/load.ts'
import type { Reading } from '@cabine/sophia/vocabulary/reading.ts'
import { longestSentence } from '@cabine/sophia/sentence/units.ts'

/** False once the site has said that no model reads here. */
let mayAsk = true

/** What a model read of a sentence, where the site has one; nothing where it has none, or fails. */
async function askModel(typed: string): Promise<Reading> {
  if (!mayAsk || !navigator.onLine) return {}
  try {
    const json = { text: typed.trim().slice(0, longestSentence), language: currentLanguage() }
    const { isOn, reading } = await request(api.stylist.sentences.$post({ json }))
    mayAsk = isOn
    return reading ?? {}
  } catch {
    return {}
  }
}

/** Loads the words of her language while she types. Without a network the sentence itself asks for them again. */
export const prepareToHear = () => void vocabularyOf(currentLanguage()).catch(() => {})

/** Reads a sentence by the rules, and what they could not read by the site's model. Without the words of her language, which a failed download leaves out, it says nothing. */
export async function hearSentence(typed: string): Promise<Partial<Hearing> & Pick<Hearing, 'reading'>> {
  const read = await hear(typed, currentLanguage()).catch(() => null)
  if (!read) return { reading: {} }
  const { reading, heard } = read
  const isOpen = heard.unread.length > 0 && !reading.question && !reading.social && !reading.change
  if (!isOpen) return read
  const guessed = await askModel(typed)
  const { unknown: _, ...sure } = reading
  const isRead = Object.keys(guessed).some((slot) => !(slot in sure))
  // What the rules read stands: a model only adds to it.
  return isRead ? { reading: { ...guessed, ...sure }, heard: { ...heard, unread: [] } } : read
}
