import { kinds } from '../vocabulary/concept-groups.ts'
import type { Reading } from '../vocabulary/reading-words.ts'
import { isCue, namesIn } from '../sentence/items.ts'
import { amountsIn, type Amount } from '../sentence/numbers.ts'
import type { Item, Sentence, Vocabulary } from '../sentence/sentence.ts'
import { footwear } from '../sentence/thing-phrases.ts'
import { readWhole } from '../reading/read.ts'
import { itemsDeniedIn } from './denied.ts'

/** A question to a shop as its words were read, before anything is made of them. */
export type Scene = {
  sentence: Sentence
  reading: Reading
  denied: ReadonlySet<Item>
  amounts: readonly Amount[]
  /** Shoes are wanted. */
  isShod: boolean
}

export function sceneOf(typed: string, vocabulary: Vocabulary): Scene {
  const { sentence, reading } = readWhole(typed, vocabulary)
  const denied = itemsDeniedIn(sentence)
  const amounts = amountsIn(sentence.units, vocabulary.numbers)
  const wanted = sentence.items.filter((item) => !denied.has(item))
  const isShod = wanted.flatMap(kindsOf).some((name) => footwear.has(name))
  return { sentence, reading, denied, amounts, isShod }
}

/** The kinds of pieces that an item names. */
export const kindsOf = (item: Item) => namesIn(item, 'concept').filter((name) => kinds.has(name))

/** Whether the number before a unit is one of centimetres. */
export const isCentimetres = (sentence: Sentence, at: number) =>
  isCue(sentence, 'centimetres', at) || isCue(sentence, 'centimetres', at, at + 2)
