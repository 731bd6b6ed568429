import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { root } from '../../../scripts/local/paths.ts'
import { sewnOf } from '../../../scripts/sample-shop/range.ts'
import { garmentCategory, garmentLandmarks } from '../../../src/shared/garments.ts'
import { productId } from '../../../src/worker/catalogue/product-id.ts'

/** What a visitor may try on without an account: pieces that the engine dresses most people well in. */
const chosen = [
  'navy-dot-wrap-top',
  'petal-cardigan',
  'emerald-velvet-dress',
  'breton-top',
  'rosewood-wrap-top',
  'claret-tie-blouse',
  'white-tee',
  'black-turtleneck',
  'cream-rib-sweater',
  'blue-stripe-shirt',
  'sage-linen-shirt',
  'navy-cardigan',
  'wine-velvet-dress',
  'ink-wrap-dress',
  'blush-wrap-dress',
  'cobalt-crepe-dress',
  'houndstooth-sheath-dress',
  'graphite-knit-dress',
  'meadow-tea-dress',
  'striped-shirt-dress',
  'cream-boucle-jacket',
  'rose-tweed-jacket',
  'denim-jacket',
  'cognac-leather-jacket',
  'charcoal-wrap-coat',
  'stone-trench-coat',
  'emerald-satin-skirt',
  'camel-pencil-skirt',
  'navy-pleated-skirt',
  'floral-tiered-skirt',
  'black-tailored-trousers',
  'mocha-wide-trousers',
  'dark-wide-jeans',
  'straight-jeans',
  'ivory-wide-trousers',
]

const entry = v.object({
  id: v.string(),
  name: v.string(),
  brand: v.string(),
  category: garmentCategory,
  priceCents: v.number(),
  landmarks: garmentLandmarks,
})

/** The chosen pieces from the sample shop, each with its product, and what the engine needs: its landmarks and its sewn form. */
export async function readWardrobe() {
  const all: unknown = JSON.parse(
    await readFile(join(root, 'scripts/sample-shop/data/garments.json'), 'utf8'),
  )
  const byId = new Map(v.parse(v.array(entry), all).map((piece) => [piece.id, piece]))
  return chosen.map((id) => {
    const piece = byId.get(id)
    if (!piece) throw new Error(`no sample garment ${id}`)
    return { ...piece, product: productId('sample', id), ...sewnOf(id) }
  })
}
