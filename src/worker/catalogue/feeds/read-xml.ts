import { decodeHTMLStrict } from 'entities/decode'
import { SaxesParser } from 'saxes'
import { mostRowBytes, type Batch, type Refusal, type XmlPlace } from './batch.ts'
import { crashAfter, FeedFailure } from './failure.ts'
import { addValue, columnName, type RawRow } from './raw-row.ts'

const itemNames = new Set(['item', 'entry', 'product', 'offer'])
const mostDepth = 64

/** Errors of the parser that a shop's text may well cause. */
const harmless = /disallowed character\.|the string "]]>"/
const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** An address in an attribute, as Atom has it: of a page, not of the feed itself or of a picture. */
const linked = ({ href, rel = 'alternate' }: Record<string, string>) =>
  rel === 'alternate' ? href : undefined

type Item = {
  depth: number
  values: Map<string, string[]>
  column: string
  text: string
  flaw: string | null
}

/** Whether unknown entities are left, which the document would have had to declare. */
const hasUnknownEntity = (row: RawRow) =>
  [...row.values()].some((values) =>
    values.some((value) => /&[a-z_][\w.-]*;/i.test(decodeHTMLStrict(value.replaceAll('&amp;', '')))),
  )

/**
 * Collects items from the parser's events. The parser knows XML's five entities and numeric ones; it skips a document
 * type without interpreting it, so that whatever is declared there stays undefined.
 */
function createListener(parser: SaxesParser, onItem: (row: RawRow | Refusal) => void) {
  const open: { name: string; namespaces: [string, string][] }[] = []
  let item: Item | null = null
  let isCut = false

  /** Google's names may have any prefix. */
  const nameOf = (written: string) => {
    const prefix = written.slice(0, Math.max(written.indexOf(':'), 0))
    if (prefix === '' || prefix === 'cabine') return columnName(written)
    const uri = open.findLast(({ namespaces }) => namespaces.some(([name]) => name === prefix))
    const bound = uri?.namespaces.find(([name]) => name === prefix)?.[1] ?? ''
    return bound.includes('base.google.com') ? columnName(localName(written)) : columnName(written)
  }

  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    const namespaces = Object.entries(attributes).flatMap(([key, value]): [string, string][] =>
      key.startsWith('xmlns:') ? [[key.slice(6), value]] : [],
    )
    open.push({ name, namespaces })
    if (open.length > mostDepth) throw new FeedFailure('Its elements are nested too deeply.')
    if (!item) {
      if (!itemNames.has(localName(name).toLowerCase())) return
      item = { depth: open.length, values: new Map(), column: '', text: '', flaw: null }
      for (const [key, value] of Object.entries(attributes)) {
        if (!key.startsWith('xmlns')) addValue(item.values, columnName(key), value)
      }
      return
    }
    if (open.length !== item.depth + 1) return
    item.column = nameOf(name)
    item.text = ''
    const address = item.column === 'link' ? linked(attributes) : undefined
    if (address !== undefined) item.text = address
    else if (isSelfClosing) addValue(item.values, item.column, '')
  })
  const hear = (text: string) => {
    if (item && open.length === item.depth + 1) item.text += text
  }
  parser.on('text', hear)
  parser.on('cdata', hear)
  parser.on('closetag', () => {
    const depth = open.length
    open.pop()
    if (!item) return
    if (depth === item.depth + 1 && item.text !== '') addValue(item.values, item.column, item.text)
    if (depth !== item.depth) return
    const { values, flaw } = item
    item = null
    const isUndefined = flaw === 'undefined entity' && hasUnknownEntity(values)
    const reason = isUndefined ? 'an entity that is not defined' : flaw === 'undefined entity' ? null : flaw
    onItem(reason ? { reason, example: values.get('id')?.[0] ?? '' } : values)
  })
  parser.on('error', ({ message }) => {
    if (/unclosed tag|unexpected end/.test(message)) isCut = true
    else if (!item || harmless.test(message)) return
    else if (message.includes('undefined entity')) item.flaw ??= 'undefined entity'
    else item.flaw = 'not well-formed'
  })
  return {
    isCut: () => isCut,
    /** The tags around the items, for a parser that begins inside them. */
    ancestors: () =>
      open
        .map(({ name, namespaces }) => {
          const bound = namespaces.map(([prefix, uri]) => ` xmlns:${prefix}="${escapeText(uri)}"`)
          return `<${name}${bound.join('')}>`
        })
        .join(''),
  }
}

/** The items of RSS, Atom and similar formats, from `place` on. */
export async function* readXml(
  blocks: AsyncIterable<Uint8Array>,
  place: XmlPlace,
): AsyncGenerator<Batch<XmlPlace>> {
  const parser = new SaxesParser({ position: true })
  const decoder = new TextDecoder()
  let rows: RawRow[] = []
  let refusals: Refusal[] = []
  let next = place
  let endOfItem = -1
  let ancestors = place.ancestors
  const listener = createListener(parser, (heard) => {
    if (heard instanceof Map) rows.push(heard)
    else refusals.push(heard as Refusal)
    endOfItem = parser.position
    ancestors = listener.ancestors()
  })
  parser.write(place.ancestors)

  // The byte and the character at which the text being parsed begins.
  let byteAt = place.offset
  let characterAt = place.ancestors.length
  const write = (text: string) => {
    parser.write(text)
    if (endOfItem >= 0) {
      const offset = byteAt + Buffer.byteLength(text.slice(0, endOfItem - characterAt))
      next = { ...next, offset, ancestors }
      endOfItem = -1
    }
    byteAt += Buffer.byteLength(text)
    characterAt += text.length
    if (byteAt - next.offset > mostRowBytes * 2) throw new FeedFailure('It goes on for 2 MB without an item.')
  }
  const take = (): Batch<XmlPlace> => {
    const batch = { rows, refusals, next }
    rows = []
    refusals = []
    return batch
  }
  for await (const block of blocks) {
    write(decoder.decode(block, { stream: true }))
    yield take()
  }
  write(decoder.decode())
  parser.close()
  yield take()
  if (listener.isCut()) throw new FeedFailure(crashAfter)
}
