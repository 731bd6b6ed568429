import { means, namesIn } from './items.ts'
import { kinds } from './thing-phrases.ts'
import type { Item } from './sentence.ts'

/** Meanings that can be denied; an occasion or a weather only where the 'no' stands directly before it. */
const deniable = ['concept', 'quality', 'fit', 'vibe', 'code', 'shoes', 'body']
const closeOnly = ['occasion', 'weather']

export const isDeniable = (item: Item) => deniable.some((group) => namesIn(item, group).length > 0)
export const isCloseOnly = (item: Item) => closeOnly.some((group) => namesIn(item, group).length > 0)

/** 'Allergic to' says something of her body, and denies what follows. */
export const isOfBody = (item: Item) =>
  deniable.every((group) => namesIn(item, group).length > 0 === (group === 'body'))

/** Says no to what stands beside it. */
export const isDenial = (item: Item) => means(item, 'grammar:not') || means(item, 'grammar:notBefore')

export const isKind = (item: Item) => namesIn(item, 'concept').some((name) => kinds.has(name))
export const isThing = (item: Item) => namesIn(item, 'concept').length > 0
