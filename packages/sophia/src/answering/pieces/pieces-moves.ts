import type { Product } from '../../vocabulary/product.ts'
import {
  chatWaits,
  type ChatLine,
  type ChatMessage,
  type ChatSearch,
  type PiecesState,
} from './conversation.ts'

type Sender = ChatMessage['sender']

export function say(state: PiecesState, sender: Sender, text: ChatLine, timestamp: number): PiecesState {
  const message: ChatMessage = { id: state.count, sender, text, timestamp }
  return { ...state, messages: [...state.messages, message], count: state.count + 1 }
}

export const waitFor = (state: PiecesState, what: keyof typeof chatWaits): PiecesState => ({
  ...state,
  wait: { id: state.count, for: what, ms: chatWaits[what] },
  count: state.count + 1,
})

/** Requests a search; meanwhile the stylist is shown typing. */
export const seek = (state: PiecesState, search: ChatSearch): PiecesState =>
  waitFor(
    {
      ...state,
      step: search.kind === 'pieces' ? 'loading' : state.step,
      search: { ...search, id: state.count },
      found: null,
      trouble: null,
      count: state.count + 1,
    },
    'reply',
  )

export const idsOf = (pieces: readonly Product[]) => [...new Set(pieces.map(({ id }) => id))]

export const shownIds = ({ messages }: PiecesState) =>
  idsOf(messages.flatMap(({ products = [] }) => products))
