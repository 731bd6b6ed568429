import { FeedFailure } from '../rows/feed-failure.ts'
import { Scan } from './scan.ts'
import { tokenAt } from './tokens.ts'

/** An element around the items, with the prefixes that it binds. */
export type OpenTag = { name: string; namespaces: [prefix: string, uri: string][] }

const maxDepth = 64
const itemTag = /<((?:[\w.-]+:)?(?:item|entry|product|offer))(?=[\s/>])/iy
const binding = /\sxmlns:([-\w.]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

const namespacesOf = (attributes: string) =>
  [...attributes.matchAll(binding)].map(([, prefix = '', double, single]): [string, string] => [
    prefix,
    double ?? single ?? '',
  ])

/** The start tags around the items, for a reader that begins between them. */
export const writeTags = (open: readonly OpenTag[]) =>
  open
    .map(({ name, namespaces }) => {
      const bound = namespaces.map(([prefix, uri]) => ` xmlns:${prefix}="${uri.replaceAll('"', '&quot;')}"`)
      return `<${name}${bound.join('')}>`
    })
    .join('')

/** An end tag closes what was left open within its element; one that closes nothing is passed over. */
function close(open: OpenTag[], name: string) {
  const at = open.findLastIndex((tag) => tag.name === name)
  if (at >= 0) open.length = at
}

/** Behind a document type, whose declarations are not looked at, or null where it does not end. */
function behindDocumentType(scan: Scan, at: number) {
  const bracket = scan.next('[', at)
  const plain = scan.next('>', at)
  const end = plain < bracket ? plain + 1 : scan.next(']>', bracket) + 2
  return end === Infinity ? null : end
}

/** One step over what stands at `at`, or null if it does not end in this text. */
function step(scan: Scan, at: number, open: OpenTag[]): number | null {
  const { text } = scan
  if (/^<!doctype/i.test(text.slice(at, at + 9))) return behindDocumentType(scan, at)
  const token = tokenAt(scan, at)
  if (token === 'more') return null
  if (token === 'broken') return at + 1
  if (token.kind === 'section') {
    // A comment holds no other one: the first was never closed, and hides no items.
    const isNeverClosed = token.opening === '<!--' && scan.next('<!--', at + 4) < token.end
    if (isNeverClosed) return at + 4
    return token.end === Infinity ? null : token.end
  }
  if (token.kind === 'end') close(open, token.name)
  if (token.kind === 'start') open.push({ name: token.name, namespaces: namespacesOf(token.attributes) })
  if (open.length > maxDepth) throw new FeedFailure('Its elements are nested too deeply.')
  return token.end
}

/**
 * The next item from `from` on, and its name. Without one, how far the text is done with. Keeps `open`, the elements
 * around the items, up to date.
 */
export function findItem(
  scan: Scan,
  from: number,
  open: OpenTag[],
  isLast: boolean,
): { at: number; name: string | null } {
  const { text } = scan
  for (let at = text.indexOf('<', from); at >= 0; at = text.indexOf('<', at)) {
    itemTag.lastIndex = at
    const name = itemTag.exec(text)?.[1]
    if (name) return { at, name }
    const behind = step(scan, at, open)
    if (behind === null && !isLast) return { at, name: null }
    at = behind ?? at + 1
  }
  return { at: text.length, name: null }
}

/** The elements that these start tags open. */
export function readTags(tags: string) {
  const open: OpenTag[] = []
  const scan = new Scan(tags)
  for (let at = 0; at < tags.length;) at = step(scan, at, open) ?? tags.length
  return open
}
