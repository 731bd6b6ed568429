import { decodeHTMLStrict } from 'entities/decode'
import { SaxesParser } from 'saxes'
import { lostRow, type Refusal } from '../rows/batch-of-rows.ts'
import { addValue, columnName, type RawRow } from '../rows/raw-row.ts'
import type { OpenTag } from './around-items.ts'
import { escapeLoose, withoutFormatting } from './repair.ts'

/** Errors of the parser that a shop's text may well cause. */
const harmless = /disallowed character\.|the string "]]>"/

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** An address in an attribute, as Atom has it: of a page, not of the feed itself or of a picture. */
const linked = ({ href, rel = 'alternate' }: Record<string, string>) =>
  rel === 'alternate' ? href : undefined

/** Whether unknown entities are left, which the document would have had to declare. */
const hasUnknownEntity = (row: RawRow) =>
  [...row.values()].some((values) =>
    values.some((value) => /&[a-z_][\w.-]*;/i.test(decodeHTMLStrict(value.replaceAll('&amp;', '')))),
  )

/** Google's elements of shipping, in the order in which a cell of a table has them. */
const shippingParts = [
  'country',
  'region',
  'service',
  'price',
  'min_handling_time',
  'max_handling_time',
  'min_transit_time',
  'max_transit_time',
]

/** Colons and commas part a cell. */
const asCell = (parts: ReadonlyMap<string, string>) =>
  shippingParts.map((name) => parts.get(name)?.replace(/[:,]/g, name === 'price' ? '.' : ' ') ?? '').join(':')

/** Elements of Google's that hold what they say in elements of their own. */
const hasParts = (column: string) => column === 'shipping' || column.startsWith('structured_')

type Flaw = 'undefined entity' | 'not well-formed'

/**
 * Reads one item after the other, each as a document of its own: no fault of one reaches the next. The parser knows
 * XML's five entities and numeric ones, and sees no document type, so whatever is declared there stays undefined.
 */
export function createItemReader(around: readonly OpenTag[]) {
  const parser = new SaxesParser()
  const open: OpenTag[] = []
  let values = new Map<string, string[]>()
  let column = ''
  let text = ''
  /** What stands in the elements of a shipping element. */
  let parts = new Map<string, string>()
  let flaw: Flaw | null = null

  const addressOf = (prefix: string) => {
    const binds = ({ namespaces }: OpenTag) => namespaces.some(([name]) => name === prefix)
    const tag = open.findLast(binds) ?? around.findLast(binds)
    return tag?.namespaces.find(([name]) => name === prefix)?.[1] ?? ''
  }

  /** Google's names may have any prefix. */
  const nameOf = (written: string) => {
    const prefix = written.slice(0, Math.max(written.indexOf(':'), 0))
    const isGoogles = prefix !== '' && prefix !== 'cabine' && addressOf(prefix).includes('base.google.com')
    return columnName(isGoogles ? localName(written) : written)
  }

  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    const entries = Object.entries(attributes)
    const namespaces = entries.flatMap(([key, value]): [string, string][] =>
      key.startsWith('xmlns:') ? [[key.slice(6), value]] : [],
    )
    open.push({ name, namespaces })
    if (open.length === 1)
      for (const [key, value] of entries) {
        if (!key.startsWith('xmlns')) addValue(values, columnName(key), value)
      }
    if (open.length === 3 && hasParts(column)) text = ''
    if (open.length !== 2) return
    column = nameOf(name)
    text = ''
    parts = new Map()
    const address = column === 'link' ? linked(attributes) : undefined
    if (address !== undefined) text = address
    else if (isSelfClosing) addValue(values, column, '')
  })
  const hear = (heard: string) => {
    if (open.length === 2 || (open.length === 3 && hasParts(column))) text += heard
  }
  parser.on('text', hear)
  parser.on('cdata', hear)
  parser.on('closetag', ({ name }) => {
    if (open.length === 3 && hasParts(column)) {
      parts.set(nameOf(name), text.trim())
      text = ''
    }
    if (open.length === 2 && parts.size > 0)
      addValue(values, column, column === 'shipping' ? asCell(parts) : (parts.get('content') ?? ''))
    else if (open.length === 2 && text !== '') addValue(values, column, text)
    open.pop()
  })
  parser.on('error', ({ message }) => {
    if (harmless.test(message)) return
    if (message.includes('undefined entity')) flaw ??= 'undefined entity'
    else flaw = 'not well-formed'
  })

  const parse = (item: string) => {
    open.length = 0
    values = new Map()
    flaw = null
    parser.write(item).close()
    return { values, flaw: flaw as Flaw | null }
  }

  return (item: string): RawRow | Refusal => {
    const escaped = escapeLoose(item)
    let read = parse(escaped)
    if (read.flaw === 'not well-formed') {
      const plain = withoutFormatting(escaped)
      const again = plain === escaped ? read : parse(plain)
      if (again.flaw !== 'not well-formed') read = again
    }
    if (read.flaw === null) return read.values
    const example = idOf(read.values, item)
    if (read.flaw === 'not well-formed') return lostRow('not well-formed', example)
    return hasUnknownEntity(read.values) ? lostRow('an entity that is not defined', example) : read.values
  }
}

/** For the report: an item that is broken may still say which one it is. */
const idOf = (values: RawRow, item: string) =>
  values.get('id')?.[0] ?? /<(?:\w+:)?id>([^<]{1,80})</.exec(item)?.[1] ?? ''
