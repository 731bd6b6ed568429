import { withMessages } from './i18n/with-messages.ts'
import type { PageRoute } from './page-route.ts'
import { routes } from './routes.ts'

const codes = import.meta.glob<object>('./pages/*/page.tsx')

/** A page: its route, and a function that loads its code with its messages. */
export type Page = PageRoute & { load: () => Promise<object> }

function pageOf(name: string, route: PageRoute): Page {
  const file = `./pages/${name}/page.tsx`
  const fetchCode = codes[file]
  if (!fetchCode) throw new Error(file)
  return { ...route, load: () => withMessages(fetchCode(), ...route.areas) }
}

/** Every page by its name. */
export const pages: Record<string, Page> = Object.fromEntries(
  Object.entries(routes).map(([name, route]) => [name, pageOf(name, route)]),
)

/**
 * Whether a route matches the words of an address: `collections/:slug` matches two words of which the first is
 * that one.
 */
const isAt = (pattern: string, words: string[]) => {
  const parts = pattern.split('/')
  return parts.length === words.length && parts.every((part, i) => part[0] === ':' || part === words[i])
}

/** Fetches the code of the page at an address before the router asks for it. */
export async function fetchPage(address: string) {
  const words = address.slice(1).split('/')
  const page = Object.values(pages).find(({ path }) => isAt(path, words))
  await page?.load()
}
