import type { Language } from '../../vocabulary/languages.ts'

type Value = string | number | boolean | Value[] | { [key: string]: Value }
export type Judged = {
  id: string
  language: Language
  text: string
  reading: { [slot: string]: Value }
  /** Paths that may be there or not, with any value. */
  optional?: string[]
}

/** Every single thing that a reading says, by its path: 'pieces.dress.colours.red', 'weather.warmth.hot'. */
export function factsOf(reading: { [slot: string]: unknown }): Map<string, string> {
  const facts = new Map<string, string>()
  const say = (path: string, slot: string) => facts.set(path, slot)
  for (const [slot, value] of Object.entries(reading)) {
    if (slot === 'unknown') say('unknown', slot)
    else if (slot === 'pieces') {
      for (const piece of value as { kind: string; not?: boolean; [name: string]: unknown }[]) {
        const own = `pieces.${piece.kind}`
        say(piece.not ? `${own}.not` : own, slot)
        for (const name of ['colours', 'materials', 'patterns', 'cuts'])
          for (const one of (piece[name] as string[] | undefined) ?? []) say(`${own}.${name}.${one}`, slot)
      }
    } else if (Array.isArray(value)) for (const one of value) say(`${slot}.${String(one)}`, slot)
    else if (typeof value === 'object' && value !== null)
      // Which piece, and how an added one shall be, are no slots of the judged sentences.
      for (const [name, held] of Object.entries(value).filter((one) => one[0] !== 'as' && one[0] !== 'which'))
        for (const one of Array.isArray(held) ? held : [held]) say(`${slot}.${name}.${String(one)}`, slot)
    else say(`${slot}.${String(value)}`, slot)
  }
  return facts
}

const isUnder = (path: string, optional: string) => path === optional || path.startsWith(`${optional}.`)

export type Score = { right: number; of: number; missing: string[]; extra: string[] }

/** The facts that are right, among those that are expected or said. */
export function scoreOf({ reading, optional = [] }: Judged, said: { [slot: string]: unknown }): Score {
  const expected = factsOf(reading)
  const found = factsOf(said)
  const isOptional = (path: string) => optional.some((one) => isUnder(path, one))
  const isSame = (path: string) =>
    path === 'unknown' ? overlaps(reading.unknown as string[], said.unknown as string[]) : found.has(path)
  const must = [...expected.keys()].filter((path) => !isOptional(path))
  const missing = must.filter((path) => !isSame(path))
  const extra = [...found.keys()].filter((path) => !expected.has(path) && !isOptional(path))
  return { right: must.length - missing.length, of: must.length + extra.length, missing, extra }
}

const fold = (text: string) => text.toLowerCase().normalize('NFKC')
const overlaps = (expected: string[] = [], said: string[] = []) =>
  expected.some((one) =>
    said.some((other) => fold(other).includes(fold(one)) || fold(one).includes(fold(other))),
  )
