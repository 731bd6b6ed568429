/** Finds the end of an object that is too large to be kept, block by block. */
export class PassedOver {
  private depth = 0
  private isInString = false
  private isEscaped = false

  /** Behind the bracket that closes it; null where the text ends before. */
  endIn(text: string, from: number): number | null {
    for (let at = from; at < text.length; at++) {
      const sign = text[at]
      if (this.isEscaped) this.isEscaped = false
      else if (this.isInString) {
        if (sign === '\\') this.isEscaped = true
        else if (sign === '"') this.isInString = false
      } else if (sign === '"') this.isInString = true
      else if (sign === '{' || sign === '[') this.depth += 1
      else if (sign === '}' || sign === ']') {
        this.depth -= 1
        if (this.depth === 0) return at + 1
      }
    }
    return null
  }
}
