import type { Hearing } from '../../reading/read.ts'
import { remember, type Wishes } from '../outfits/remembered-wishes.ts'
import type { OutfitsEvent } from '../outfits/outfits-step.ts'
import { afterOutfits, afterPieces, type Talk } from '../talk/talk.ts'
import { turnOf } from '../talk/turn.ts'
import { findPieces } from './find-pieces.ts'
import { findWanted } from './find-changes.ts'
import type { Asking } from './shop.ts'

/** A talk and what she was told in it. */
export type Conversation = { talk: Talk; wishes: Wishes }

type Around = Omit<Asking, 'wishes'> & { now: () => number }

/** Lets every pause end and every search be made. */
export async function settled({ talk, wishes }: Conversation, around: Around): Promise<Conversation> {
  let next = talk
  for (let turn = 0; turn < maxWaits; turn++) {
    const { wait, search, found } = next.pieces
    if (search && !found) {
      const event = await findPieces(search, { ...around, wishes }).then(
        (pieces) => ({ type: 'found' as const, search: search.id, found: pieces }),
        () => ({ type: 'failed' as const, search: search.id }),
      )
      next = afterPieces(next, event, around.now())
    } else if (wait) next = afterPieces(next, { type: 'waited', wait: wait.id }, around.now())
    else break
  }
  return { talk: next, wishes }
}
const maxWaits = 20

/** Says something, and hears the whole answer, without any of the pauses of a screen. */
export async function converse(
  { talk, wishes }: Conversation,
  typed: string,
  hearing: Partial<Hearing> & Pick<Hearing, 'reading'>,
  around: Around,
): Promise<Conversation> {
  const turn = turnOf(talk, hearing, typed, 0)
  if (turn.to === 'pieces')
    return settled(
      { talk: afterPieces(turn.talk, turn.event, around.now()), wishes: remember(wishes, turn.told) },
      around,
    )
  const step = async (before: Talk, event: OutfitsEvent): Promise<Talk> => {
    const said = afterOutfits(before, event)
    const told = said.outfits.wishes ?? {}
    const replies = await findWanted(said.outfits, { ...around, wishes: told })
    return replies.reduce(afterOutfits, said)
  }
  let next: Talk = { ...turn.talk, outfits: { ...turn.talk.outfits, wishes } }
  for (const event of turn.events) next = await step(next, event)
  return { talk: next, wishes: next.outfits.wishes ?? {} }
}
