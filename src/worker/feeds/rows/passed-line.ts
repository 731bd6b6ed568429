const quoteSign = 0x22
const newLine = 0x0a

/** How far a line was followed that is too large to be kept: whether a quote is open there, and whether a cell begins. */
export type WithinLine = { isQuoted: boolean; isCellStart: boolean }

export const lineStart: WithinLine = { isQuoted: false, isCellStart: true }

/**
 * Follows a line of a table from `from` on. `end` is behind its line break; null where the block ends before, and then the line
 * goes on from `at` as `within` says.
 */
export function followLine(block: Buffer, from: number, begun: WithinLine, delimiter: string) {
  const parting = delimiter.charCodeAt(0)
  let { isQuoted, isCellStart } = begun
  for (let at = from; at < block.length; at++) {
    const sign = block[at]
    if (isQuoted) {
      if (sign !== quoteSign) continue
      const next = block[at + 1]
      // Whether it closes is said by what follows, which may be in the next block.
      if (next === undefined) return { end: null, at, within: { isQuoted, isCellStart: false } }
      if (next === quoteSign) at += 1
      else if (next === parting || next === newLine || next === 0x0d) isQuoted = false
      continue
    }
    if (sign === newLine) return { end: at + 1 }
    // A sign of inches within a cell opens nothing.
    isQuoted = sign === quoteSign && isCellStart && delimiter !== '|'
    isCellStart = sign === parting
  }
  return { end: null, at: block.length, within: { isQuoted, isCellStart } }
}
