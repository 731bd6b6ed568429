const escapePattern = (name: string) => name.replace(/[.:-]/g, String.raw`\$&`)

type Tag = { at: number; end: number; isEnd: boolean }
const none: Tag = { at: Infinity, end: Infinity, isEnd: false }

/**
 * Searches a text forwards. What lies ahead is searched for once: a hostile feed, of which each item is unfinished, would
 * take quadratic time.
 */
export class Scan {
  private readonly places = new Map<string, { from: number; at: number }>()
  private readonly tags = new Map<string, { from: number; tag: Tag }>()

  private readonly lastTags = new Map<string, { before: number; at: number }>()
  /** One letter for each byte of the feed (latin1), so that its positions are those of the feed. */
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** Where `sign` stands next, or Infinity. */
  next(sign: string, from: number) {
    const known = this.places.get(sign)
    if (known && known.from <= from && from <= known.at) return known.at
    const found = this.text.indexOf(sign, from)
    const at = found < 0 ? Infinity : found
    this.places.set(sign, { from, at })
    return at
  }

  /** The next start or end tag of elements of this name, whatever it stands in. */
  nextTag(name: string, from: number) {
    const known = this.tags.get(name)
    if (known && known.from <= from && from <= known.tag.at) return known.tag
    const pattern = new RegExp(String.raw`<(/?)${escapePattern(name)}(?=[\s/>])[^<>]*>?`, 'g')
    pattern.lastIndex = from
    const found = pattern.exec(this.text)
    const tag = found ? { at: found.index, end: pattern.lastIndex, isEnd: found[1] !== '' } : none
    this.tags.set(name, { from, tag })
    return tag
  }

  /** Where the last start tag of an element of this name begins before `before`, or -1. */
  lastStart(name: string, before: number) {
    const known = this.lastTags.get(name)
    if (known?.before === before) return known.at
    let at = before
    do at = at > 0 ? this.text.lastIndexOf(`<${name}`, at - 1) : -1
    while (at >= 0 && !/[\s/>]/.test(this.text.charAt(at + name.length + 1)))
    this.lastTags.set(name, { before, at })
    return at
  }
}
