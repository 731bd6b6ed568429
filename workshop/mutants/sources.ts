import { globSync } from 'node:fs'

/**
 * Where the engine is handed pictures, and says which of them it takes: what else it does is judged by looks, not by tests of
 * one line each.
 */
const boundaries = [
  'contract/advice.ts',
  'try-on/recent-results.ts',
  'contract/wearing.ts',
  'photo/photo-check.ts',
  'photo/cover.ts',
  'garment/missing-part.ts',
  'garment/worn.ts',
  'models/image-to-tensor.ts',
  'cloud-picture/blank-picture.ts',
  'cloud-picture/drifts.ts',
  'raster/resize.ts',
]

/** The sources of a feature: of a folder of the Worker, or of the engine its boundaries. */
export const sourcesOf = (feature: string) =>
  (feature === 'engine'
    ? boundaries.map((file) => `packages/engine/src/${file}`)
    : globSync(`src/worker/${feature}/**/*.ts`)
  ).toSorted()

/** The feature's own folder: 'src/worker/billing/credits', 'packages/engine/src'. */
export const folderOf = (file: string) => file.split('/').slice(0, 3).join('/')

/** As it is told: 'ledger/ledger.ts', 'packages/engine/src/photo/cover.ts'. */
export const nameOfSource = (file: string) => file.split('/').slice(2).join('/')
