import type { Area } from './i18n/areas.ts'

/** What the build (scripts/vite/prerender) writes into a page's file; none of it is in the code that browsers load. */
export type PageFile = {
  /** For crawlers and shared links, in English; the page itself sets its title in the shopper's language. */
  title?: string
  description?: string
  firstCalls?: FirstCalls
  secondPart?: SecondPart
  /** What its loader gives before anything is there; the build draws the page's first view with it. */
  firstView?: () => object | null
  /** Strangers come here first: it paints with a style of its own, before the style sheet is there. */
  inlinesStyle?: boolean
  /** It stands in the sitemap. */
  isIndexed?: boolean
  /** It shows a shopper's own things: tests and measurements open it signed in. */
  isOwn?: boolean
  /** An address of the page in a seeded shop, without the first slash. */
  example?: string
}

/**
 * What a page asks the server first: the shell asks it (public/first-paint.js), beside the scripts and not after
 * them. `ofShopper` is asked where somebody is signed in. A colon is the last word of the page's own
 * address; what ends in a question mark is asked where the address has no search. The answer to `pictured` names the
 * pictures that the page begins with, which are fetched as soon as it is there.
 */
export type FirstCalls = {
  calls: readonly string[]
  ofShopper?: readonly string[]
  pictured?: { in: string; count: number; sizes: string }
}

export const sessionCall = '/api/app-state'

/**
 * What a page's own code asks for as soon as it is there, and what is then first seen is drawn with: it comes beside
 * that code. The page shows without it. Modules by their path under src/client.
 */
export type SecondPart = { modules: readonly string[]; areas: readonly Area[] }

/** An answer that is still to come. */
export const pending = () => new Promise<never>(() => {})
