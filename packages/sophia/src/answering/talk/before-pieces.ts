import { concepts, type Concept } from '../../vocabulary/concepts.ts'
import type { ChangeAct, Reading, WishedPiece } from '../../vocabulary/reading-words.ts'

type Wish = Pick<Reading, 'fit' | 'vibe' | 'weather'>

const wishOfChange: Partial<Record<ChangeAct, Wish>> = {
  longer: { fit: ['long_hems'] },
  shorter: { fit: ['short_hems'] },
  looser: { fit: ['loose'] },
  tighter: { fit: ['fitted'] },
  warmer: { weather: { warmth: 'cold' } },
  cooler: { weather: { warmth: 'warm' } },
  dressier: { vibe: ['chic'] },
  bolder: { vibe: ['bold'] },
  plainer: { vibe: ['minimal'] },
  quieter: { vibe: ['minimal'] },
}

/** What these are said of is a piece that she looks for. */
const namesPiece: readonly ChangeAct[] = ['other', 'other_colour', 'in_colour', 'cheaper', 'dearer', 'add']

const isKind = (about: string | undefined): about is Concept => about !== undefined && about in concepts

function pieceOf({ change, colours, pieces = [] }: Reading): WishedPiece[] {
  const { act, about } = change ?? {}
  if (!act || !isKind(about) || pieces.some(({ kind }) => kind === about)) return []
  // 'Trousers instead of the dress' looks for trousers.
  if (act === 'other' && pieces.some(({ not }) => !not)) return []
  if (act === 'remove') return [{ kind: about, not: true }]
  if (act === 'in_colour' && colours?.wanted) return [{ kind: about, colours: colours.wanted }]
  return act in wishOfChange || namesPiece.includes(act) ? [{ kind: about, ...change?.as }] : []
}

const joined = <T>(one: readonly T[] = [], other: readonly T[] = []) => [...new Set([...one, ...other])]

/**
 * What a change says while nothing lies there that could be changed: 'something longer' is a wish for all that comes, and
 * 'that jacket in navy' is a jacket. A change that says neither stays.
 */
export function beforePieces(reading: Reading): Reading {
  const { change, ...said } = reading
  const wish = change && wishOfChange[change.act]
  const pieces = pieceOf(reading)
  // 'Everything in navy'.
  const isColour = change?.act === 'in_colour' && !change.about && reading.colours?.wanted !== undefined
  if (!wish && pieces.length === 0 && !isColour) return reading
  return {
    ...said,
    ...(pieces.length > 0 && { pieces: [...(said.pieces ?? []), ...pieces] }),
    ...(wish?.fit && { fit: joined(said.fit, wish.fit) }),
    ...(wish?.vibe && { vibe: joined(said.vibe, wish.vibe) }),
    ...(wish?.weather && { weather: { ...wish.weather, ...said.weather } }),
  }
}
