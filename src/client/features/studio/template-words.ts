import { hasMessage, t } from '#client/i18n/messages.ts'
import type { MessageKey } from '#client/i18n/areas.ts'

/** A template's own words are whatever its editor wrote: those that we know are said in her language. */
function say(kind: 'occasion' | 'style' | 'colour', word: string) {
  const name = `${kind}_${word.toLowerCase().replaceAll(/[\s-]+/g, '_')}`
  return hasMessage('studio', name) ? t(`studio.${name}` as MessageKey) : word
}

export const occasionText = (word: string) => say('occasion', word)
export const styleText = (word: string) => say('style', word)
export const colourText = (word: string) => say('colour', word)
