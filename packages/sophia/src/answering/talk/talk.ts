import type { SaidByNow } from '../wanted/said.ts'
import type { ChatChoices } from '../pieces/chat-choices.ts'
import { startChat, type ChatOutfit, type PiecesState } from '../pieces/conversation.ts'
import { step as stepPieces, type PiecesEvent } from '../pieces/pieces-step.ts'
import { startTalk, step as stepOutfits, type OutfitsEvent } from '../outfits/outfits-step.ts'
import type { Asked, Carried } from '../outfits/messages.ts'
import { setsOf, type OutfitsState } from '../outfits/outfits-state.ts'
import { lasting, type Wishes } from '../outfits/remembered-wishes.ts'

/** What Sophia asks for: single pieces, by the four questions of the dashboard, or whole outfits, by the three of the fitting room. */
export type Script = 'pieces' | 'outfits'

/** A line of the talk: the id of a message about pieces, or the place of one about outfits. */
export type Place = { of: Script; at: number }

/** One conversation, wherever it was opened: both scripts, and all that was said in its order. */
export type Talk = {
  pieces: PiecesState
  outfits: OutfitsState
  log: readonly Place[]
  /** Whose questions are asked now. */
  script: Script
  /** What she said by now. Missing in conversations that were kept before it was kept together. */
  said?: SaidByNow
}

export const newTalk = (wishes: Wishes = {}, former?: Talk): Talk => ({
  pieces: startChat(former?.pieces),
  outfits: startTalk(wishes),
  log: [],
  script: 'pieces',
})

const hasSpoken = ({ pieces, outfits }: Talk) =>
  pieces.messages.some(({ sender }) => sender === 'user') ||
  outfits.messages.some(({ from }) => from === 'user')

/** Puts what is new in one of the scripts at the end of the log. */
function logged(talk: Talk, next: Partial<Pick<Talk, Script>>): Talk {
  const { pieces = talk.pieces, outfits = talk.outfits } = next
  const known = new Set(talk.pieces.messages.map(({ id }) => id))
  const added: Place[] = [
    ...pieces.messages.filter(({ id }) => !known.has(id)).map(({ id }): Place => ({ of: 'pieces', at: id })),
    ...outfits.messages.map((_, at): Place => ({ of: 'outfits', at })).slice(talk.outfits.messages.length),
  ]
  return { ...talk, pieces, outfits, log: added.length > 0 ? [...talk.log, ...added] : talk.log }
}

/** The talk after an event of the search for single pieces. An outfit that it found is laid out as one of the outfits. */
export function afterPieces(talk: Talk, event: PiecesEvent, now: number): Talk {
  const pieces = stepPieces(talk.pieces, event, now)
  if (pieces === talk.pieces) return talk
  const next = logged(talk, { pieces })
  const last = pieces.messages.at(-1)
  const isNew = last?.outfit && !talk.pieces.messages.some(({ id, outfit }) => id === last.id && outfit)
  return last?.outfit && isNew ? layOut(next, last.outfit) : next
}

export function afterOutfits(talk: Talk, event: OutfitsEvent): Talk {
  const outfits = stepOutfits(talk.outfits, event)
  return outfits === talk.outfits ? talk : logged(talk, { outfits })
}

/** Opens the talk at a door, which decides how it begins as long as she has said nothing. */
export function openAt(talk: Talk, door: Script, now: number): Talk {
  if (hasSpoken(talk)) return talk
  if (talk.script === door && talk.log.length > 0) return talk
  const fresh = { ...newTalk(talk.outfits.wishes, talk), script: door }
  return door === 'pieces'
    ? afterPieces(fresh, { type: 'open' }, now)
    : { ...fresh, log: [{ of: 'outfits', at: 0 }] }
}

/** Goes from one script to the other, with what was told. */
export function goTo(talk: Talk, script: Script, now: number): Talk {
  if (talk.script === script) return talk
  if (!hasSpoken(talk)) return openAt(talk, script, now)
  const there = { ...talk, script }
  return script === 'pieces'
    ? afterPieces(there, { type: 'enter', choices: choicesOf(talk.outfits) }, now)
    : afterOutfits(there, { type: 'enter', told: carriedFrom(talk.pieces) })
}

/** Begins again: only she asks for it. What lasts of her wishes is kept in mind. */
export function beginAgain(talk: Talk, now: number): Talk {
  const { script } = talk
  const { outfits } = newTalk(lasting(talk.outfits.wishes ?? {}))
  if (script === 'outfits') {
    const again: OutfitsState = { ...outfits, messages: [{ from: 'sophia', text: 'start_over' }] }
    const pieces = startChat(talk.pieces)
    return { pieces, outfits: again, script, log: [{ of: 'outfits', at: 0 }] }
  }
  const bare = { ...talk, outfits, log: [] }
  const pieces = stepPieces(talk.pieces, { type: 'start_over' }, now)
  return logged({ ...bare, pieces: { ...pieces, messages: [] } }, { pieces })
}

const occasionOfChip: Record<ChatChoices['occasion'], NonNullable<Carried['occasion']>> = {
  work: 'workwear',
  date: 'date_night',
  weekend: 'casual_day',
  event: 'date_night',
  travel: 'vacation',
  brunch: 'casual_day',
}
const chipOfOccasion = {
  workwear: 'work',
  vacation: 'travel',
  date_night: 'date',
  casual_day: 'weekend',
} as const
const weatherOfChip = { sunny: 'warm', breezy: 'mild', rainy: 'cool', chilly: 'cool' } as const
const chipOfWeather = { hot: 'sunny', warm: 'sunny', mild: 'breezy', cool: 'breezy' } as const

/** What was told to the search for single pieces, as outfits are asked for. */
export function carriedFrom({ choices: { occasion, weather } }: PiecesState): Carried {
  return {
    ...(occasion && { occasion: occasionOfChip[occasion] }),
    ...(weather && { weather: weatherOfChip[weather], ...(weather === 'rainy' && { isWet: true }) }),
  }
}

/** The reverse. */
function choicesOf({ occasion, weather, isWet, fine, wishes }: OutfitsState): Partial<ChatChoices> {
  const isEvent =
    occasion === 'date_night' && fine && fine !== 'date' && fine !== 'dinner' && fine !== 'drinks'
  return {
    ...(occasion && { occasion: isEvent ? 'event' : chipOfOccasion[occasion] }),
    ...(weather && { weather: isWet ? 'rainy' : chipOfWeather[weather] }),
    ...(wishes?.vibe && { vibe: wishes.vibe }),
  }
}

function layOut(talk: Talk, { pieces }: ChatOutfit): Talk {
  const { occasion, weather, ...told } = carriedFrom(talk.pieces)
  if (!occasion || !weather) return talk
  const hasDress = pieces.some(({ category }) => category === 'dresses')
  const asked: Asked = { ...told, occasion, weather, outfitType: hasDress ? 'dresses' : 'top_bottom' }
  return afterOutfits(talk, { type: 'laid_out', items: pieces, asked, about: pieces[0]?.name ?? '' })
}

/** What lies lowest on the screen: pieces or outfits. */
export function lastShown({ log, pieces, outfits }: Talk): Script | null {
  const isShown = ({ of, at }: Place) =>
    of === 'pieces'
      ? pieces.messages.some(({ id, products }) => id === at && products !== undefined)
      : setsOf(outfits).some(({ message }) => message === at)
  return log.findLast(isShown)?.of ?? null
}
