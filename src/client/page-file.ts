import type { Area } from './i18n/areas.ts'

/** What the build (scripts/vite/prerender) writes into a page's HTML file; browsers load none of this code. */
export type PageFile = {
  /** For crawlers and shared links, in English; the page itself sets its title in the shopper's language. */
  title?: string
  description?: string
  firstCalls?: FirstCalls
  secondPart?: SecondPart
  /** The loader's result before any data is there; the build renders the page's first view with it. */
  firstView?: () => object | null
  /**
   * For pages that newcomers see first: the styles of the first view are in the HTML, so it paints before the
   * style sheet arrives.
   */
  inlinesStyle?: boolean
  /** The page is in the sitemap. */
  isIndexed?: boolean
  /** The page shows the shopper's own data: tests and measurements open it signed in. */
  isOwn?: boolean
  /** An address of the page in a seeded shop, without the first slash. */
  example?: string
}

/**
 * The page's first calls to the server: public/first-paint.js makes them in parallel with loading the scripts.
 * `ofShopper` calls are made if somebody is signed in. A colon stands for the last word of the page's address;
 * a call that ends in a question mark is made only if the address has no search. The answer to `pictured` names
 * the pictures that the page starts with, which are fetched as soon as it arrives.
 */
export type FirstCalls = {
  calls: readonly string[]
  ofShopper?: readonly string[]
  pictured?: { in: string; count: number; sizes: string }
}

export const sessionCall = '/api/app-state'

/**
 * Code and messages that the page loads right after its own, for its first content: they are fetched in
 * parallel. The page shows without them. Modules are paths under src/client.
 */
export type SecondPart = { modules: readonly string[]; areas: readonly Area[] }

/** An answer that has not arrived. */
export const pending = () => new Promise<never>(() => {})
