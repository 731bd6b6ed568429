import * as v from 'valibot'

/** A part of a JSON Schema. */
type Part = Readonly<Record<string, unknown>>

/**
 * Says of an input, in JSON Schema, what its rule says in code: for the description of the interface, which knows neither a `check` nor what
 * comes after a `transform`. It stands before the first transform of its pipe.
 */
export const sentAs = <Input>(part: Part) => v.metadata<Input, { sentAs: Part }>({ sentAs: part })

/** Names that contain no sign with a meaning in a pattern. */
const oneOf = (names: readonly string[]) => `(?:${names.join('|')})`

/** Some of a list, joined by commas. */
export const someJoined = (
  each: string | readonly string[],
  { least = 0, most }: { least?: number; most: number },
) => {
  const one = typeof each === 'string' ? each : oneOf(each)
  const some = `${one}(?:,${one}){0,${most - 1}}`
  return sentAs<string>({ pattern: least > 0 ? `^${some}$` : `^(?:${some})?$` })
}

/** Something besides blanks. */
export const notBlank = () => sentAs<string>({ pattern: '\\S' })
