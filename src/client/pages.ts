import { withMessages } from './i18n/with-messages.ts'
import type { PageRoute } from './page-route.ts'
import { routes } from './routes.ts'

const codes = import.meta.glob<object>('./pages/*/page.tsx')

/** A page of the product: its route, and its code with the sentences it speaks. */
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

/** `collections/:slug` is where an address begins with that word and has one more. */
const isAt = (pattern: string, words: string[]) => {
  const parts = pattern.split('/')
  return parts.length === words.length && parts.every((part, i) => part[0] === ':' || part === words[i])
}

/** Fetches the page at an address, so that it is there when the router asks for it. */
export async function fetchPage(address: string) {
  const words = address.slice(1).split('/')
  const page = Object.values(pages).find(({ path }) => isAt(path, words))
  await page?.load()
}
