import type { Area } from './i18n/areas.ts'

/**
 * What the app knows about a page before its code is loaded. A page is a folder under `pages/`: `route.ts` is
 * this, `file.ts` is what the build writes into its HTML file (page-file.ts), and `page.tsx` exports
 * `Component`, `loader` and `shouldRevalidate`, as React Router names them. Nothing outside the folder names
 * the page.
 */
export type PageRoute = {
  /** The router's path without the first slash: `collections/:slug`. */
  path: string
  /** The message areas of its first view, besides `common`: they are loaded with its code. */
  areas: readonly Area[]
  /** 'app' has the app's header and bottom bar, 'bare' has neither, 'static' is a document without the router. */
  layout: 'app' | 'bare' | 'static'
  /** 'asked': the page waits for the app state. 'required': it also needs a signed-in shopper. */
  session?: 'asked' | 'required'
  /** The page comes from the network only: the service worker does not answer its address. */
  isOnlineOnly?: boolean
  /** The page has an address in each language besides: `/fr/p/…`. */
  hasLanguages?: boolean
  /** The page exists only on a developer's machine, and the build writes no file for it. */
  isForDevelopers?: boolean
}
