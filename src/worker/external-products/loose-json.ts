export type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

/**
 * Gives a string or a number as text. A number is formatted with two decimals, so that 1.299 is not read as a
 * thousand.
 */
export function textOf(value: unknown) {
  if (typeof value === 'string') return value
  if (typeof value !== 'number') return ''
  return Number.isFinite(value) && Math.abs(value) < 1e12 ? value.toFixed(2) : String(value)
}

/** Gives a name that is written either as text or as an object with a `name`. */
export function nameOf(value: unknown): string {
  const [first] = listOf(value)
  return isObject(first) ? textOf(first.name ?? first['@id']) : textOf(first)
}

/** Gives the schema.org types of a node without their address prefix. */
export const typesOf = ({ '@type': type }: Json) =>
  listOf(type).flatMap((one) =>
    typeof one === 'string' ? one.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, '') : [],
  )

/** Searches from the end: a pattern that begins with blanks would be tried at each blank of the block. */
function withoutClosing(text: string) {
  const at = text.lastIndexOf(']]>')
  if (at < 0 || !/^\]\]>\s*(?:\*\/)?$/.test(text.slice(at))) return text
  return text
    .slice(0, at)
    .trimEnd()
    .replace(/\/[/*]$/, '')
}

const strip = (text: string) =>
  withoutClosing(text.trim().replace(/^(?:\/\/|\/\*)?\s*<!\[CDATA\[\s*(?:\*\/)?/, ''))
    .replace(/^<!--/, '')
    .replace(/-->$/, '')
    .trim()
    .replace(/;$/, '')

/** Undoes what templates do to JSON. Each repair is tried only when the text does not parse without it. */
const repairs: ((text: string) => string)[] = [
  (text) => text,
  // Replaces line breaks within strings.
  (text) => text.replace(/\p{Cc}+/gu, ' '),
  // Removes a trailing comma.
  (text) => text.replace(/\p{Cc}+/gu, ' ').replace(/,(\s*[}\]])/g, '$1'),
  // Undoes HTML escapes.
  (text) => text.replaceAll('&quot;', '"').replaceAll('&#34;', '"').replaceAll('&amp;', '&'),
]

/** Parses a block; undefined when no repair makes it valid. */
export function parseLoosely(text: string): unknown {
  const bare = strip(text)
  for (const repair of repairs) {
    try {
      return JSON.parse(repair(bare))
    } catch {
      // Try the next repair.
    }
  }
  return undefined
}
