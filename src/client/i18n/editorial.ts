import type { Area, MessageKey } from './areas.ts'
import { currentLanguage } from './language.ts'
import { hasMessage, t } from './messages.ts'

/**
 * What shops, feeds and editors write comes as it is, in one language for a whole shop. On a page in another
 * one it is marked as such: a screen reader then changes its voice, and a browser its line breaks.
 */
const shopLanguage = 'en'

/** For the `lang` of what a shop says; nothing where the page speaks that language itself. */
export const shopLang = () => (currentLanguage() === shopLanguage ? undefined : shopLanguage)

type Kind = 'collections' | 'presets' | 'posts' | 'templates'
type Entry = { title: string; description?: string }

/**
 * An editor's entry in her language, by its stable id. In English the shop's database speaks for itself, and
 * what an operator wrote that no translator knows stays as it is, marked with its language.
 */
export function inShopperLanguage<E extends Entry>(kind: Kind, id: string, entry: E): E & { lang?: string } {
  const area: Area = `editorial-${kind}`
  if (currentLanguage() === shopLanguage) return entry
  if (!hasMessage(area, `${id}_title`)) return { ...entry, lang: shopLanguage }
  const title = t(`${area}.${id}_title` as MessageKey)
  if (entry.description === undefined) return { ...entry, title }
  return { ...entry, title, description: t(`${area}.${id}_text` as MessageKey) }
}
