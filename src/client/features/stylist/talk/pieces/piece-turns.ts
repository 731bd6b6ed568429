import type { ChatSearch, PiecesState } from '@cabine/sophia/answering/pieces/conversation.ts'
import type { PiecesEvent } from '@cabine/sophia/answering/pieces/pieces-step.ts'
import { afterPieces, type Talk } from '@cabine/sophia/answering/talk/talk.ts'
import { readTalk, setTalk } from '../talk-store.ts'
import { findPieces } from '@cabine/sophia/answering/finding/find-pieces.ts'
import { asking } from '../shop-calls.ts'

/** Puts a talk in the place of the one before, and starts what it waits for. The talk goes on while its screen is closed. */
export function take(talk: Talk) {
  const before = readTalk().talk
  if (talk === before) return
  setTalk({ talk })
  startEffects(talk.pieces, before.pieces)
}

export const dispatch = (event: PiecesEvent) => take(afterPieces(readTalk().talk, event, Date.now()))

/** Starts the timer and the search that the new state asks for. */
export function startEffects({ wait, search }: PiecesState, before?: PiecesState) {
  if (wait && wait.id !== before?.wait?.id)
    setTimeout(() => dispatch({ type: 'waited', wait: wait.id }), wait.ms)
  if (search && search.id !== before?.search?.id) void find(search)
}

async function find(search: ChatSearch & { id: number }) {
  try {
    dispatch({ type: 'found', search: search.id, found: await findPieces(search, asking(readTalk().seed)) })
  } catch {
    dispatch({ type: 'failed', search: search.id })
  }
}
