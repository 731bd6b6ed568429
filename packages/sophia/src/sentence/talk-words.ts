import type { Detail } from '../vocabulary/traits.ts'

/** What a sentence says besides its wishes: each language has a list of phrases for each. */
export type TalkWord =
  | 'own'
  | 'goesWith'
  | 'under'
  | 'gift'
  | 'feels.low'
  | 'feels.tired'
  | 'feels.heartbreak'
  | 'feels.grief'
  | 'feels.glad'
  | 'asks.price'
  | 'asks.sum'
  | 'asks.material'
  | 'asks.opaque'
  | 'asks.care'
  | 'asks.colours'
  | 'asks.length'
  | 'asks.width'
  | 'letsGo'
  | 'anyColour'
  | 'whole'
  | 'without'
  | 'opaque'
  | 'heel'
  | 'size'
  | 'two'
  | 'three'
  | 'mine'

/** The lists of a language, and how its shops call the details of a piece. */
export type WordsOfTalk = { talk: Record<TalkWord, string>; attributes: Record<Detail, string> }
