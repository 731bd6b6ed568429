import { means } from '../../sentence/items.ts'
import {
  longerAsMustBe,
  moreOfQuality,
  notEnough,
  tooOrMore,
  unfitting,
  unfittingByGrammar,
} from './compared.ts'
import {
  allButOneChanged,
  allButOneLiked,
  kept,
  keptAsShown,
  restChanged,
  onlyKept,
  praisedAndKept,
  oneDisliked,
  oneExchanged,
  oneDeniedAnotherKept,
  oneKeptAnotherCompared,
  oneKeptAnotherSwapped,
  onlyOneChanged,
  topicKept,
} from './kept.ts'
import { lookAt, type FoundChange, type Rule } from './change-context.ts'
import {
  bemoaned,
  colourDisliked,
  moreAlone,
  otherAlone,
  otherPiece,
  otherThanFaulted,
  otherThanShown,
  recoloured,
  thisRefused,
  unwalkable,
} from './asked-for-other.ts'
import { outfitAround } from './outfit.ts'
import { added, addedAnything, removed } from './added.ts'
import { superfluous } from './removed.ts'
import { firstPreferred, startedOver, undone } from './restored.ts'
import {
  bagOfOtherSize,
  oneForAnother,
  otherThanThis,
  refusedForAnother,
  traded,
  turnedIntoAnother,
} from './swapped.ts'
import { moreOfPiece, worded, wordedLoosely } from './worded.ts'
import type { Sentence } from '../../sentence/sentence.ts'

/** The first that fits says what is meant: what names most stands first. */
const rules: readonly Rule[] = [
  undone,
  firstPreferred,
  startedOver,
  allButOneChanged,
  allButOneLiked,
  oneDisliked,
  oneExchanged,
  keptAsShown,
  restChanged,
  onlyKept,
  praisedAndKept,
  topicKept,
  oneDeniedAnotherKept,
  oneKeptAnotherCompared,
  oneKeptAnotherSwapped,
  onlyOneChanged,
  otherThanFaulted,
  oneForAnother,
  kept,
  colourDisliked,
  outfitAround,
  otherThanThis,
  turnedIntoAnother,
  refusedForAnother,
  thisRefused,
  recoloured,
  bagOfOtherSize,
  superfluous,
  removed,
  added,
  traded,
  unwalkable,
  longerAsMustBe,
  moreOfPiece,
  worded,
  moreOfQuality,
  notEnough,
  tooOrMore,
  unfitting,
  unfittingByGrammar,
  otherPiece,
  otherThanShown,
  otherAlone,
  bemoaned,
  wordedLoosely,
  addedAnything,
  moreAlone,
]

/** What a sentence asks to be otherwise about what lies there. */
export function changeIn(sentence: Sentence): FoundChange | undefined {
  const look = lookAt(sentence)
  for (const rule of rules) {
    const found = rule(look)
    if (found) return found
  }
  return undefined
}

/** 'The same in black': of what lies there, in a colour. */
export const isInColour = ({ items }: Sentence) =>
  items.some((item) => means(item, 'grammar:same') || means(item, 'change:in_colour'))
