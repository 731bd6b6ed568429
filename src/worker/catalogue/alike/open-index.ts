import type { CatalogueDb } from '../../lib/db.ts'
import { catalogueIndex } from './catalogue-index.ts'
import type { VectorIndex } from './index-of-vectors.ts'
import { weights } from './network-weights.ts'
import { vectorizeIndex } from './vectorize-index.ts'

export function openIndex({ ALIKE }: Pick<Env, 'ALIKE'>, db: CatalogueDb): VectorIndex {
  const own = catalogueIndex(db, weights)
  return ALIKE ? vectorizeIndex(ALIKE, own) : own
}
