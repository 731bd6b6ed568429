/** Structure, and strings, of which the last may not be ended yet. */
const tokens = /"[^"\\]*(?:\\[^][^"\\]*)*(?:"|\\?$)|[{}[\]]/g
const maxOpen = 64

const isEnded = (string: string) => string.length > 1 && string.endsWith('"')

/**
 * Behind the bracket that closes the object at `start`: 'open' where the text ends before it, 'broken' where another kind of
 * bracket closes it or it is nested too deep.
 */
export function endOfObject(text: string, start: number): number | 'open' | 'broken' {
  const open: string[] = []
  tokens.lastIndex = start
  for (let found = tokens.exec(text); found; found = tokens.exec(text)) {
    const [token] = found
    if (token.startsWith('"')) {
      if (tokens.lastIndex === text.length && !isEnded(token)) return 'open'
    } else if (token === '{' || token === '[') {
      if (open.push(token) > maxOpen) return 'broken'
    } else {
      if (open.pop() !== (token === '}' ? '{' : '[')) return 'broken'
      if (open.length === 0) return tokens.lastIndex
    }
  }
  return 'open'
}
