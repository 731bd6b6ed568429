import type { Product } from '../../vocabulary/product.ts'
import type { Reason } from '../../styling/reasons.ts'
import type { Feeling, PieceQuestion } from '../../vocabulary/besides-words.ts'
import type { Detail } from '../../vocabulary/traits.ts'
import type { WantedAnswer, WantedInput } from '../wanted/answer.ts'
import type { Condition } from '../wanted/conditions.ts'
import type { Ceiling, ChatChoices, ChatQuestion } from './chat-choices.ts'

/** The specification's steps. 'initial' asks for the category. */
export type ChatStep = 'initial' | 'vibe' | 'weather' | 'occasion' | 'loading' | 'recommendations'

/** What she may ask about all the pieces shown. */
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

/** What she may ask about one piece. */
export type PieceWish = 'another_colour' | 'cheaper' | 'outfit'

/** A line of the chat as a code: the language files have the words. */
export type ChatLine =
  | { say: 'welcome' | 'welcome_again' | 'searching' | 'trouble' | 'no_more' | 'none_cheaper' }
  | { say: 'answer'; question: ChatQuestion; value: string }
  | { say: 'ask'; question: ChatQuestion; isAgain: boolean; isStill?: boolean }
  /**
   * The words that were not understood, as she wrote them. `before` there is a piece that could be cheaper or warmer: she has told
   * nothing yet, or is on the way.
   */
  | { say: 'unread'; words: readonly string[]; before?: 'start' | 'pieces' }
  /** Her own words. */
  | { say: 'typed'; text: string }
  | { say: 'wish'; wish: ChatWish }
  | { say: 'piece_wish'; wish: PieceWish; name: string }
  /** `within`: none was found within her price limit. */
  | { say: 'piece_none'; wish: PieceWish; name: string; within: boolean }
  | { say: 'piece_found'; wish: PieceWish; name: string; instead: string | null }
  | { say: 'found'; count: number; choices: ChatChoices }
  | { say: 'found_more'; count: number }
  /** What there is of all that she said; what had to be let go of, and what was looked for. */
  | {
      say: 'wanted'
      count: number
      conditions: readonly Condition[]
      relaxed: readonly Condition[]
      isOnlyColour?: boolean
    }
  | { say: 'wanted_none' | 'wanted_no_more'; conditions: readonly Condition[] }
  /** She takes a wish away by its chip. */
  | { say: 'drop'; condition: Condition }
  /** What moves her, answered first. */
  | { say: 'feeling'; feeling: Feeling }
  /** What the shops tell nothing of, in her words. */
  | { say: 'untold'; words: readonly string[] }
  /** The same, where she only asks. */
  | { say: 'not_told'; words: readonly string[] }
  /** What is known of a piece that she asks about. */
  | {
      say: 'fact'
      asks: PieceQuestion | 'detail'
      name: string
      product?: Product
      cents?: number
      currency?: string
      detail?: Detail
      /** Whether it is for the occasion that she names, or its shop says that it has the detail. */
      isSo?: boolean
    }

export type ChatOutfit = { pieces: Product[]; ownLayer: boolean; reasons: Record<string, Reason> }

export type ChatMessage = {
  id: number
  sender: 'user' | 'stylist'
  text: ChatLine
  timestamp: number
  products?: readonly Product[]
  grounds?: WantedAnswer['grounds']
  outfit?: ChatOutfit
}

/** What is looked for by all that was said; the rest of the call is the caller's. */
export type Wanting = Pick<WantedInput, 'said' | 'piece' | 'not' | 'like' | 'compare' | 'most'>

/** A search that the caller has to run for the stylist. */
export type ChatSearch =
  | {
      kind: 'pieces'
      choices: ChatChoices
      ceiling: Ceiling | null
      page: number
      anyPrice: boolean
    }
  /** By all that was said. */
  | ({ kind: 'wanted' } & Wanting)
  | {
      kind: 'piece'
      wish: PieceWish
      piece: Product
      choices: Partial<ChatChoices>
      shown: readonly string[]
      /** The price limit for each piece; 'any' where she has dropped her budget, null where none is known. */
      most: Ceiling | 'any' | null
    }

export type FoundPieces = {
  products: readonly Product[]
  hasMore: boolean
  outfit?: ChatOutfit
  /** Why these, where they were looked for by all that was said. */
  answer?: Omit<WantedAnswer, 'products'>
  /** The last page that was looked through. */
  page?: number
  /** What she wants to pay left pieces out. */
  isHeldBack?: boolean
}

export type PiecesState = {
  step: ChatStep
  choices: Partial<ChatChoices>
  /** Her price limit by her profile, and the one she set in this chat. */
  budget: Ceiling | null
  ceiling: Ceiling | null
  page: number
  /** What she wants to pay left pieces out, and whether she has put that aside. */
  isHeldBack: boolean
  anyPrice: boolean
  /** What the pieces that lie there were looked for by. */
  wanting?: Wanting | undefined
  messages: readonly ChatMessage[]
  /** The step that follows by itself after a while. */
  wait: { id: number; for: 'chips' | 'reply' | 'loading' | 'products'; ms: number } | null
  /** What is said with the reply, before it. */
  asides: readonly ChatLine[]
  search: (ChatSearch & { id: number }) | null
  /** The result, which may arrive before the pause for it is over. */
  found: FoundPieces | 'failed' | null
  hasMore: boolean
  /** The search that failed and can be repeated. */
  trouble: ChatSearch | null
  /**
   * Counts every message, wait and search, also over a restart, so that a late result is not taken for a current one.
   */
  count: number
}

/** The pauses of spec 1.9.10, in milliseconds. */
export const chatWaits = { chips: 1000, reply: 1500, loading: 3000, products: 800 } as const

export const startChat = (former?: PiecesState): PiecesState => ({
  step: 'initial',
  choices: {},
  budget: former?.budget ?? null,
  ceiling: former?.budget ?? null,
  page: 1,
  isHeldBack: false,
  anyPrice: false,
  messages: [],
  wait: null,
  asides: [],
  search: null,
  found: null,
  hasMore: false,
  trouble: null,
  count: former?.count ?? 0,
})
