import type { OutfitPreset } from '#shared/outfits.ts'
import type { Store } from '../catalogue/cached-list.ts'
import { presetStatements, refreshPresetLists } from '../outfits/presets.ts'

/** Replaces the list of presets. */
export async function replacePresets(store: Store, presets: OutfitPreset[]) {
  await store.db.batch(presetStatements(store.db, presets))
  await refreshPresetLists(store)
}
