import type { AskedOfShop } from '@cabine/sophia/searching/asked.ts'
import type { Span } from '@cabine/sophia/searching/span.ts'
import { foldText } from '@cabine/sophia/vocabulary/fold.ts'
import type { Language } from '@cabine/sophia/vocabulary/languages.ts'

/** What is asked of the shop, and where from: sizes and money are those of a country. */
export type AskedHere = AskedOfShop & { country: string; language: Language }

/** A part of a question as it was typed. */
export const shownIn = (typed: string, { from, to }: Span) => foldText(typed).shown(from, to)

export const namesKind = ({ parts }: AskedHere) => parts.some(({ about }) => about === 'kind')
