import { openCatalogue } from '../lib/db.ts'
import { logFault } from '../lib/log.ts'
import { outfitPosts } from '../outfits/posts.ts'
import { luxePieces, markLuxePieces, presetList } from '../outfits/presets.ts'
import { outfitTemplates } from '../outfits/templates.ts'
import { candidatePool } from '../recommendations/candidate-pool.ts'
import { collectionList, collectionPieces, listSlugs } from '../catalogue/collections.ts'
import { countPopularity } from '../catalogue/popularity.ts'
import { synonymGroups } from '../catalogue/search/editors-synonyms.ts'
import { pinLists } from '../catalogue/search/pinned-products.ts'
import { refreshVocabulary } from '#worker/catalogue/search/words-of-the-shop.ts'
import { refreshList, type Store } from '../catalogue/cached-list.ts'
import { handpicked, topPicks } from '../catalogue/top-picks.ts'

type Work = (store: Store) => Promise<unknown>

const steps: Record<string, Work> = {
  // Comes first, because the other lists are sorted by it.
  popularity: ({ db }) => countPopularity(db),
  luxe: ({ db }) => markLuxePieces(db),
  lists: async (store) => {
    const slugs = await listSlugs(store)
    for (const list of [
      topPicks,
      handpicked,
      candidatePool,
      presetList,
      luxePieces,
      outfitPosts,
      outfitTemplates,
      collectionList,
      synonymGroups,
      pinLists,
      ...slugs.map(collectionPieces),
    ])
      await refreshList(store, list)
  },
  vocabulary: refreshVocabulary,
}

/** Refreshes every cached list: after imports, and by the cron. A list that fails keeps its old value. */
export async function refreshCachedLists(env: { CATALOGUE_DB: D1Database; CACHE: KVNamespace }) {
  const store = { db: openCatalogue(env.CATALOGUE_DB), cache: env.CACHE }
  for (const [step, work] of Object.entries(steps)) {
    try {
      await work(store)
    } catch (error) {
      logFault('refresh_failed', error, { step })
    }
  }
}
