export type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

/** A string or a number as text. A number is no thousand with a point: 1.299 is one and a bit. */
export function textOf(value: unknown) {
  if (typeof value === 'string') return value
  if (typeof value !== 'number') return ''
  return Number.isFinite(value) && Math.abs(value) < 1e12 ? value.toFixed(2) : String(value)
}

/** A thing's name, where it is told by its name alone or as a thing of its own. */
export function nameOf(value: unknown): string {
  const [first] = listOf(value)
  return isObject(first) ? textOf(first.name ?? first['@id']) : textOf(first)
}

/** What schema.org calls it, without the address before it. */
export const typesOf = ({ '@type': type }: Json) =>
  listOf(type).flatMap((one) =>
    typeof one === 'string' ? one.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, '') : [],
  )

/** Looked for from the end: a pattern that begins with blanks would begin at each blank of the block. */
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

/** What templates do to JSON, each undone only where the text cannot be read without. */
const repairs: ((text: string) => string)[] = [
  (text) => text,
  // Line breaks within strings.
  (text) => text.replace(/\p{Cc}+/gu, ' '),
  // A comma behind the last one.
  (text) => text.replace(/\p{Cc}+/gu, ' ').replace(/,(\s*[}\]])/g, '$1'),
  // Escaped once too often.
  (text) => text.replaceAll('&quot;', '"').replaceAll('&#34;', '"').replaceAll('&amp;', '&'),
]

/** The value of a block; undefined for one that nobody could read. */
export function parseLoosely(text: string): unknown {
  const bare = strip(text)
  for (const repair of repairs) {
    try {
      return JSON.parse(repair(bare))
    } catch {
      // The next one.
    }
  }
  return undefined
}
