/**
 * Facts about the build's own files; the build writes them into the service worker
 * (scripts/vite/service-worker.ts).
 */
export type BuildFiles = {
  /** Differs for every build that differs in any file a browser loads. */
  version: string
  /** The script that the page starts with: a page without it is of another build. */
  entry: string
  /** The files that every page needs, and every page's own code: stored from the first visit on. */
  app: string[]
  /** Each language's messages. Only those of the shopper's language are stored. */
  messages: Record<string, string[]>
  /** All other files with hashed names, stored when they were used: the engine's code, other alphabets' fonts. */
  others: string[]
}
