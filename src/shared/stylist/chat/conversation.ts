import type { Product } from '../../product.ts'
import type { Reason } from '../reasons.ts'
import type { Ceiling, ChatChoices, ChatQuestion } from './choices.ts'

/** The specification's steps. 'initial' asks for the category. */
export type ChatStep = 'initial' | 'vibe' | 'weather' | 'occasion' | 'loading' | 'recommendations'

/** What she may ask of all that she was shown. */
export type ChatWish =
  | 'try_again'
  | 'more'
  | 'cheaper'
  | 'any_price'
  | 'another_vibe'
  | 'another_occasion'
  | 'warmer'
  | 'colder'
  | 'rain'
  | 'another_category'

/** What she may ask of one piece. */
export type PieceWish = 'another_colour' | 'cheaper' | 'outfit'

/** What is said, in codes: the language files have the words. */
export type ChatLine =
  | { say: 'welcome' | 'welcome_again' | 'searching' | 'trouble' | 'no_more' | 'none_cheaper' }
  | { say: 'answer'; question: ChatQuestion; value: string }
  | { say: 'ask'; question: ChatQuestion; isAgain: boolean }
  | { say: 'wish'; wish: ChatWish }
  | { say: 'piece_wish'; wish: PieceWish; name: string }
  /** `within`: there is none for what she wants to pay. */
  | { say: 'piece_none'; wish: PieceWish; name: string; within: boolean }
  | { say: 'piece_found'; wish: PieceWish; name: string; instead: string | null }
  | { say: 'found'; count: number; choices: ChatChoices }
  | { say: 'found_more'; count: number }

export type ChatOutfit = { pieces: Product[]; ownLayer: boolean; reasons: Record<string, Reason> }

export type ChatMessage = {
  id: number
  sender: 'user' | 'stylist'
  text: ChatLine
  timestamp: number
  products?: readonly Product[]
  outfit?: ChatOutfit
}

/** What somebody has to find out for the stylist. */
export type ChatSearch =
  | { kind: 'pieces'; choices: ChatChoices; ceiling: Ceiling | null; page: number }
  | {
      kind: 'piece'
      wish: PieceWish
      piece: Product
      choices: ChatChoices
      shown: readonly string[]
      /** What each piece may cost; 'any' where she has put her budget aside, null where none is known. */
      most: Ceiling | 'any' | null
    }

export type Found = { products: readonly Product[]; hasMore: boolean; outfit?: ChatOutfit }

export type ChatState = {
  step: ChatStep
  choices: Partial<ChatChoices>
  /** What she wants to pay for a piece at most, by her profile; and what she has asked for here. */
  budget: Ceiling | null
  ceiling: Ceiling | null
  page: number
  messages: readonly ChatMessage[]
  /** What happens by itself after a while. */
  wait: { id: number; for: 'chips' | 'reply' | 'loading' | 'products'; ms: number } | null
  search: (ChatSearch & { id: number }) | null
  /** The answer, which may be there before she has looked long enough. */
  found: Found | 'failed' | null
  hasMore: boolean
  /** What could not be found out, to be tried again. */
  trouble: ChatSearch | null
  /** Goes up with every message, wait and search, also over a start: nothing that comes late is taken for what is new. */
  count: number
}

/** Section 9 of the specification, in milliseconds. */
export const chatWaits = { chips: 1000, reply: 1500, loading: 3000, products: 800 } as const

export const startChat = (former?: ChatState): ChatState => ({
  step: 'initial',
  choices: {},
  budget: former?.budget ?? null,
  ceiling: former?.budget ?? null,
  page: 1,
  messages: [],
  wait: null,
  search: null,
  found: null,
  hasMore: false,
  trouble: null,
  count: former?.count ?? 0,
})
