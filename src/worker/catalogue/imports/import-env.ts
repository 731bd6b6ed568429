import type { feeds } from '../schema.ts'

export type Feed = Pick<
  typeof feeds.$inferSelect,
  'id' | 'address' | 'kind' | 'isSample' | 'etag' | 'lastModified'
>

/** What an import needs of its surroundings: the Worker, or a command on an operator's machine. */
export type ImportEnv = {
  DB: D1Database
  CACHE: KVNamespace
  /** Copies of feeds, while they are read. */
  CATALOGUE: R2Bucket
  /** The project's own files, the sample feed among them. */
  ASSETS: Pick<Fetcher, 'fetch'>
  /** Asks for a feed, with the headers that name the version which is known already. */
  open: (feed: Feed, known: Record<string, string>) => Promise<Response>
  /** Computes anew what stands on the shelves: called after an import that changed something. */
  refresh: () => Promise<void>
}
