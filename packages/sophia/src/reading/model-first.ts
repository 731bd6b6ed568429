import type { Reading, WishedPiece } from '../vocabulary/reading-words.ts'
import type { Hearing } from './read.ts'

/** A change of what lies there, a question, a greeting: what a sentence does is read by the rules alone, and never guessed. */
export const isOfRules = ({ reading: { change, question, social }, changes }: Hearing) =>
  (changes ?? change ?? question ?? social) !== undefined

const joined = <T>(one: readonly T[] = [], other: readonly T[] = []) => [...new Set([...one, ...other])]

/** A slot, unless nothing stands in it. */
const slot = <Name extends string, T extends object>(name: Name, value: T) =>
  (Object.keys(value).length > 0 ? { [name]: value } : {}) as { [key in Name]?: T }

type Likes<T> = { wanted?: T[] | undefined; avoided?: T[] | undefined }

/** Whoever heard that she avoids something is right. */
function likes<T>(one: Likes<T> = {}, other: Likes<T> = {}): Likes<T> {
  const avoided = joined(one.avoided, other.avoided)
  const wanted = joined(one.wanted, other.wanted).filter((name) => !avoided.includes(name))
  return { ...slot('wanted', wanted), ...slot('avoided', avoided) }
}

/** A piece that both name is as the model says, with what the rules alone know of it. */
function piecesOf(guessed: readonly WishedPiece[] = [], ruled: readonly WishedPiece[] = []) {
  const both = guessed.map((piece) => ({ ...ruled.find(({ kind }) => kind === piece.kind), ...piece }))
  return [...both, ...ruled.filter(({ kind }) => !guessed.some((one) => one.kind === kind))]
}

/** A sentence that a model has read: its word comes first, and nothing that the rules heard is lost. */
export function withModel(hearing: Hearing, guessed: Reading): Hearing {
  const { reading, heard, besides } = hearing
  const isRead = Object.keys(guessed).some((name) => !(name in reading))
  const { unknown, ...ruled } = reading
  return {
    reading: {
      ...ruled,
      ...guessed,
      ...slot('occasions', joined(guessed.occasions, ruled.occasions)),
      ...slot('weather', { ...ruled.weather, ...guessed.weather }),
      ...slot('pieces', piecesOf(guessed.pieces, ruled.pieces)),
      ...slot('colours', likes(guessed.colours, ruled.colours)),
      ...slot('materials', likes(guessed.materials, ruled.materials)),
      ...slot('body', joined(guessed.body, ruled.body)),
      ...slot('fit', joined(guessed.fit, ruled.fit)),
      ...slot('vibe', joined(guessed.vibe, ruled.vibe)),
      ...(unknown && !isRead && { unknown }),
    },
    heard: isRead ? { ...heard, unread: [] } : heard,
    besides,
  }
}
