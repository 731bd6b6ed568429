import type { Page } from '@playwright/test'
import { sentenceOf } from '../scripts/messages/sentences.ts'
import type { Language } from '@cabine/sophia/vocabulary/languages.ts'

/** A sentence of the product in a language: as it is written, or a pattern where it has arguments. */
export function wordsOf(language: Language) {
  return (key: string): string | RegExp => {
    const sentence = sentenceOf(language, key)
    if (!sentence.includes('{')) return sentence
    const parts = sentence.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    return new RegExp(`^${parts.join('.+')}$`)
  }
}

/** Opens every page in a language, as for whoever has chosen it. */
export const openPagesIn = (page: Page, language: Language) =>
  page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
