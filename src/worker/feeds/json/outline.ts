/** Structure, and strings, of which the last may not be ended yet. */
const tokens = /"[^"\\]*(?:\\[^][^"\\]*)*(?:"|\\?$)|[{}[\]:,]/g

/** What stands around the lists of products in a document: walks from one list to the next. */
export class Outline {
  private readonly open: (string | null)[] = []
  private key: string | null = null
  private lastString = ''
  private readonly lists: readonly string[][]
  hasEnded = false

  /** `lists`: the keys that lead to each list of products; none where the document itself is the list. */
  constructor(lists: readonly string[][]) {
    this.lists = lists
  }

  /** Where the next list begins, behind its bracket; or where to go on once there is more text. */
  walk(text: string): { place: number; isList: boolean } {
    tokens.lastIndex = 0
    let place = 0
    while (!this.hasEnded) {
      const [token] = tokens.exec(text) ?? []
      if (token === undefined) return { place: text.length, isList: false }
      if (token.startsWith('"') && tokens.lastIndex === text.length) return { place, isList: false }
      place = tokens.lastIndex
      if (token.startsWith('"')) this.lastString = token.slice(1, -1)
      else if (token === ':') this.key = this.lastString
      else if (token === ',') this.key = null
      else if (token === '{' || token === '[') {
        this.open.push(this.key)
        this.key = null
        if (token === '[' && this.isListOfProducts()) return { place, isList: true }
      } else {
        this.open.pop()
        this.hasEnded = this.open.length === 0
      }
    }
    return { place, isList: false }
  }

  private isListOfProducts() {
    const [, ...keys] = this.open
    return this.lists.some((list) => list.length === keys.length && list.every((key, i) => key === keys[i]))
  }
}
