import type { Location } from 'react-router'

const key = 'mirror'
const room = '/fitting-room'

/**
 * What she wants to see on herself: pieces of the shop or an editor's outfit of them, by their ids with commas between; a piece
 * found in another shop, by its id; what she finds by its address next; or a look of before, by its name.
 */
export type Mirrored = { kind: 'pieces' | 'outfit' | 'find' | 'address' | 'look'; value: string }

const kinds: readonly Mirrored['kind'][] = ['pieces', 'outfit', 'find', 'address', 'look']

/** What the mirror over the page was opened with; null while it is closed. The address has it, so that Back closes it and a reload finds it. */
export function mirrored(search: string): Mirrored | null {
  const [said, value = ''] = new URLSearchParams(search).get(key)?.split(':') ?? []
  const kind = kinds.find((one) => one === said)
  return kind ? { kind, value } : null
}

/** The same page with the mirror over it, or without. */
export function withMirror(search: string, asked: Mirrored | null) {
  const params = new URLSearchParams(search)
  if (asked) params.set(key, `${asked.kind}:${asked.value}`)
  else params.delete(key)
  const query = params.toString()
  return query && `?${query}`
}

/** The fitting room's page with the same: what another tab opens. */
export function roomWith({ kind, value }: Mirrored) {
  if (kind === 'outfit') return `${room}?pieces=${value}&from=explore`
  return `${room}?${kind}=${value}`
}

/** Whether closing the mirror is a step back: it was opened from the page, not with it. */
export const wasOpenedHere = ({ state }: Pick<Location, 'state'>) => state?.isMirrorOpened === true

/** How to get to the mirror: over the page where she stands; in the fitting room the page itself is the mirror. */
export function toMirror({ pathname, search, state }: Location, asked: Mirrored) {
  if (pathname === room) return { to: roomWith(asked), options: {} }
  return {
    to: { pathname, search: withMirror(search, asked) },
    options: { preventScrollReset: true, state: { ...state, isMirrorOpened: true } },
  }
}

/** Opening, changing or closing the mirror is no reason to fetch the page's lists again. */
export function isMirrorAlone({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  const page = ({ pathname, search }: URL) => pathname + withMirror(search, null)
  return currentUrl.search !== nextUrl.search && page(currentUrl) === page(nextUrl)
}
