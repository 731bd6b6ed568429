/** What the build knows of its own files; it writes it into the service worker (scripts/vite/service-worker.ts). */
export type BuildFiles = {
  /** Another for every build that differs in anything a browser loads. */
  version: string
  /** The script that the page begins with: a page without it is of another build. */
  entry: string
  /** What every page of the app needs, and every page's own code: kept from the first visit on. */
  app: string[]
  /** Each language's sentences. Only those of hers are kept. */
  messages: Record<string, string[]>
  /** Everything else with a hashed name, kept when it was used: the engine's code, other alphabets. */
  others: string[]
}
