import type { Area } from './i18n/areas.ts'

/**
 * What the app knows of a page before its code is there. A page is a folder under `pages/`: `route.ts` is this,
 * `file.ts` is what the build writes into its file (page-file.ts), and `page.tsx` exports its `Component`, `loader` and
 * `shouldRevalidate`, as React Router names them. Nothing outside the folder names the page.
 */
export type PageRoute = {
  /** As the router reads it, without the first slash: `collections/:slug`. */
  path: string
  /** The sentences that its first view speaks, besides `common`: they are loaded with its code. */
  areas: readonly Area[]
  /** In the app's header and bottom bar, without them, or as a document without the router. */
  layout: 'app' | 'bare' | 'static'
  /** Whether the page waits to hear who is signed in, and whether it wants somebody. */
  session?: 'asked' | 'required'
  /** It comes from the network alone: the service worker does not answer its address. */
  isOnlineOnly?: boolean
  /** It is found on a developer's machine alone, and has no file of the build. */
  isForDevelopers?: boolean
}
