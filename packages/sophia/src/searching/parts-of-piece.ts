import type { Concept } from '../vocabulary/concepts.ts'
import { means } from '../sentence/items.ts'
import type { Item } from '../sentence/sentence.ts'
import { footwear } from '../sentence/thing-phrases.ts'
import { phrasesOf, trait, type Need } from './parts.ts'
import { kindsOf, type Scene } from './scene.ts'

/** The neck of 'a dress with a high neck', the belt of 'a coat with a belt': a kind that is named as how another is. */
export function isPartOfPiece(item: Item, { sentence, denied }: Scene) {
  const wanted = sentence.items.filter((one) => !denied.has(one) && kindsOf(one).length > 0)
  const [piece] = wanted
  if (!piece) return false
  if (piece === item) return kindsOf(item)[0] === 'turtleneck' && wanted.length > 1
  const isNeck = kindsOf(item).every((name) => name === 'turtleneck')
  const isWith = sentence.items.some(
    (one) =>
      means(one, 'grammar:with') && one.to <= item.from && item.from - one.to <= 1 && one.from >= piece.to,
  )
  return isNeck || isWith
}

/** How a piece is that has it. */
export const traitOfPart = (named: readonly Concept[]): Need =>
  named.includes('turtleneck')
    ? trait('=high neck', '=turtleneck')
    : trait(...phrasesOf(named), ...(named.includes('belt') ? ['=belted'] : []))

/** 'Boots with a block heel' are boots. */
export const isHeelOfOther = (item: Item, name: string, { sentence, denied }: Scene) =>
  (name === 'heels' || name === 'flats') &&
  sentence.items.some(
    (one) =>
      one !== item && !denied.has(one) && kindsOf(one).some((kind) => footwear.has(kind) && kind !== name),
  )
