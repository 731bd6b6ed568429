import { templateOfComposed } from '#shared/composed-outfit-id.ts'
import type { Area, MessageKey } from './areas.ts'
import { currentLanguage } from './language.ts'
import { hasMessage, t } from './messages.ts'

/**
 * Text by shops, feeds and editors comes in one language for the whole shop. On a page in another language it
 * is marked with its own, so that screen readers change their voice and browsers their line breaks.
 */
const shopLanguage = 'en'

/** The `lang` of a shop's text; undefined if the page has the same language. */
export const shopLang = () => (currentLanguage() === shopLanguage ? undefined : shopLanguage)

type Kind = 'collections' | 'presets' | 'posts' | 'templates'
type Entry = { title: string; description?: string }

/**
 * An editor's entry in the shopper's language, by its stable id. In English the database's text is shown. Text
 * that an operator wrote and nobody translated stays as it is, marked with its language.
 */
export function inShopperLanguage<E extends Entry>(kind: Kind, id: string, entry: E): E & { lang?: string } {
  const area: Area = `editorial-${kind}`
  if (currentLanguage() === shopLanguage) return entry
  if (!hasMessage(area, `${id}_title`)) return { ...entry, lang: shopLanguage }
  const title = t(`${area}.${id}_title` as MessageKey)
  if (entry.description === undefined) return { ...entry, title }
  return { ...entry, title, description: t(`${area}.${id}_text` as MessageKey) }
}

/** The preset with its words in the shopper's language: the editors' own, or those of the template that it follows. */
export function presetInShopperLanguage<P extends Entry & { id: string }>(preset: P) {
  const template = templateOfComposed(preset.id)
  return template
    ? inShopperLanguage('templates', template, preset)
    : inShopperLanguage('presets', preset.id, preset)
}
