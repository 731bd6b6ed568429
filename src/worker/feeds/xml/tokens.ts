import type { Scan } from './scan.ts'

export type Token =
  | { kind: 'start' | 'empty' | 'end'; name: string; attributes: string; end: number }
  /** A comment, a CDATA section or an instruction. One without end goes to Infinity. */
  | { kind: 'section'; opening: string; end: number }
  /** A '<' that begins nothing. */
  | { kind: 'text'; end: number }

/** 'more': the text ends within the token. 'broken': it is none, whatever follows. */
export type TokenRead = Token | 'more' | 'broken'

// What XML writes in ASCII is the same in the bytes; of other letters there is one for each byte.
const name = String.raw`[A-Za-z_:\x80-\xff][-\w:.\x80-\xff]*`
// A '<' ends the search for a closing quote, or one that is missing would take in the tags behind it.
const attribute = String.raw`\s+${name}\s*=\s*(?:"[^"<]*"|'[^'<]*')`
const startTag = new RegExp(String.raw`<(${name})((?:${attribute})*)\s*(/?)>`, 'y')
const endTag = new RegExp(String.raw`</(${name})\s*>`, 'y')
const nameStart = /[A-Za-z_:\x80-\xff]/

const sections: [opening: string, closing: string][] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
]

const matchAt = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** A tag must be complete before the next '<': otherwise it never is. */
const unfinished = (text: string, at: number) => (text.includes('<', at + 1) ? 'broken' : 'more')

function tagAt(text: string, at: number): TokenRead {
  const end = matchAt(endTag, text, at)
  if (end) return { kind: 'end', name: end[1] ?? '', attributes: '', end: at + end[0].length }
  const start = matchAt(startTag, text, at)
  if (!start) return unfinished(text, at)
  const [whole, written = '', attributes = '', slash] = start
  return { kind: slash ? 'empty' : 'start', name: written, attributes, end: at + whole.length }
}

/** The token at a '<'. */
export function tokenAt(scan: Scan, at: number): TokenRead {
  const { text } = scan
  const letter = text.charAt(at + 1)
  if (letter === '') return 'more'
  if (letter === '/' || nameStart.test(letter)) return tagAt(text, at)
  for (const [opening, closing] of sections) {
    if (text.startsWith(opening, at))
      return { kind: 'section', opening, end: scan.next(closing, at + opening.length) + closing.length }
  }
  if (letter === '!') return unfinished(text, at)
  return { kind: 'text', end: at + 1 }
}
