import {
  isOfOutfits,
  refinedIn,
  piecesMeaningOf,
  wishIn,
  type PiecesMeaning,
} from '../pieces/pieces-meaning.ts'
import type { Heard } from '../../reading/heard.ts'
import type { Reading } from '../../vocabulary/reading-words.ts'
import { lastShown, type Script, type Talk } from './talk.ts'

/** Which script a typed sentence is a matter of. `next`: whose questions are asked afterwards. */
export type Route = { to: 'pieces'; meaning: PiecesMeaning } | { to: 'outfits'; next: Script }

/** Says only what is a matter of no script: a question, a greeting, thanks. */
const isTalk = (reading: Reading) => {
  const { question, social, weather } = reading
  if (question || weather?.forecast) return true
  return social !== undefined && Object.keys(reading).length === 1
}

/** Says something of what lies there, and nothing of what else to look for. */
const isOfShown = ({ occasions, weather, season, dressCode }: Reading) =>
  !occasions && !weather && !season && !dressCode

/** Where a sentence goes: a change to what lies lowest on the screen, an answer to whoever has asked. */
export function routeOf(reading: Reading, heard: Heard | undefined, talk: Talk): Route {
  const { script } = talk
  const toOutfits: Route = { to: 'outfits', next: script }
  if (isTalk(reading)) return toOutfits
  const shown = lastShown(talk)
  if (reading.change?.act === 'outfit')
    return shown === 'pieces'
      ? { to: 'pieces', meaning: { choices: {}, asks: 'outfit', which: reading.change.which, unread: [] } }
      : { to: 'outfits', next: 'outfits' }
  const wish = wishIn(reading, talk.pieces)
  if (shown === 'pieces' && wish && !reading.change?.about)
    return { to: 'pieces', meaning: { choices: {}, wish, unread: [] } }
  const refinement = shown === 'pieces' && isOfShown(reading) ? refinedIn(reading, talk.pieces) : null
  if (refinement) {
    const { noted, unread } = piecesMeaningOf(reading, heard)
    return { to: 'pieces', meaning: { choices: {}, refinement, ...(noted && { noted }), unread } }
  }
  if (script === 'outfits') return toOutfits
  const meaning = piecesMeaningOf(reading, heard)
  const isNothing = !meaning.noted && Object.keys(meaning.choices).length === 0
  if (shown === 'outfits' && isOfShown(reading) && !isNothing) return toOutfits
  if (reading.change && shown !== null) return toOutfits
  if (isOfOutfits(reading)) return { to: 'outfits', next: 'outfits' }
  return { to: 'pieces', meaning }
}
