import { readBundled, templateStatements } from '../../outfits/editorial-plan.ts'
import type { Store } from '../../catalogue/cached-list.ts'
import { openCatalogue } from '../../lib/db.ts'
import { logEvent, logFault } from '../../lib/log.ts'
import { outfitTemplates } from '../../outfits/templates.ts'
import { nextOutfits } from './next-outfits.ts'
import { renewCollections } from './renew-collections.ts'
import { removeBoards } from './kept-boards.ts'
import { countByHand, isSampleThere, listLooks } from './queries.ts'
import { writeOutfits } from './write-outfits.ts'

type ComposedEnv = Pick<Env, 'CATALOGUE_DB' | 'CACHE' | 'CATALOGUE'> & { ASSETS: Pick<Fetcher, 'fetch'> }

/** Each costs the stylist some milliseconds and the database two trips. */
const composedAtOnce = 18

/**
 * Keeps collections, presets and Explore's outfits filled on a catalogue whose editors are the rules: what was composed
 * and is still sold stays, the rest is composed anew. The sample shop has editors of its own.
 */
async function renew(env: ComposedEnv, maxComposed: number) {
  const store: Store = { db: openCatalogue(env.CATALOGUE_DB), cache: env.CACHE }
  const { db } = store
  if (await isSampleThere(db)) return
  const plan = await readBundled(env.ASSETS)
  // The studio's templates are the product's own. A shop that never had the sample gets them here.
  if ((await outfitTemplates.load(store)).length === 0) {
    const [first, ...more] = templateStatements(db, plan.templates)
    if (first) await db.batch([first, ...more])
  }
  const templates = await outfitTemplates.load(store)
  const known = await listLooks(db)
  const byHand = await countByHand(db)
  const looks = await nextOutfits({ db, templates, known, byHand, maxComposed })
  await writeOutfits(db, looks, templates)
  await removeBoards(env.CATALOGUE, known, looks)
  await renewCollections(store, plan)
  logEvent('editorial_composed', { looks: looks.length, before: known.length })
}

/** A fault in it must not keep the lists of the shop from being made anew. */
export async function renewComposed(env: ComposedEnv, { maxComposed = composedAtOnce } = {}) {
  try {
    await renew(env, maxComposed)
  } catch (error) {
    logFault('editorial_not_composed', error)
  }
}
