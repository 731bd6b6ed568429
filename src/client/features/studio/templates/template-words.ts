import { hasMessage, t } from '#client/i18n/messages.ts'
import type { MessageKey } from '#client/i18n/areas.ts'
import { pieceKey } from '#shared/editorial-keys.ts'

/** A template's own words are whatever its editor wrote: those that we know are said in her language. */
function say(kind: 'occasion' | 'style' | 'colour', word: string) {
  const name = `${kind}_${word.toLowerCase().replaceAll(/[\s-]+/g, '_')}`
  return hasMessage('studio', name) ? t(`studio.${name}` as MessageKey) : word
}

export function pieceText(piece: string) {
  const name = pieceKey(piece)
  return hasMessage('editorial-templates', name) ? t(`editorial-templates.${name}` as MessageKey) : piece
}

export const occasionText = (word: string) => say('occasion', word)
export const styleText = (word: string) => say('style', word)
export const colourText = (word: string) => say('colour', word)
