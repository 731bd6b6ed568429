import { hasMessage, t } from '#client/i18n/messages.ts'
import type { MessageKey } from '#client/i18n/areas.ts'
import { pieceKey } from '#shared/template-piece-key.ts'

/** Editors may write any word: known words are translated, others are shown as they are. */
function translate(kind: 'occasion' | 'style' | 'colour', word: string) {
  const name = `${kind}_${word.toLowerCase().replaceAll(/[\s-]+/g, '_')}`
  return hasMessage('studio', name) ? t(`studio.${name}` as MessageKey) : word
}

export function pieceText(piece: string) {
  const name = pieceKey(piece)
  return hasMessage('editorial-templates', name) ? t(`editorial-templates.${name}` as MessageKey) : piece
}

export const occasionText = (word: string) => translate('occasion', word)
export const styleText = (word: string) => translate('style', word)
export const colourText = (word: string) => translate('colour', word)
