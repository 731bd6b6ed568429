import type { Department, ProductCategory } from '../product-categories.ts'
import { systemNamed, systemsIn, type SizeSystem } from './systems.ts'
import { mensClothes, mensShoes, womensClothes, womensShoes, type Table } from './tables.ts'

type Piece = {
  category: ProductCategory
  department?: Department | null
  /** In which system the shop says that its sizes are; null where it does not say. */
  sizeSystem: SizeSystem | null
}

/** A number with its system, in either order: 'UK 10', 'EU38', '24.5 cm', '10 UK'. */
const labelled = /^(?:([a-z]{2,3})\s*(\d{1,2}(?:[.,]5)?)|(\d{1,2}(?:[.,]5)?)\s*([a-z]{2,3}))$/i
const bare = /^\d{1,2}(?:[.,]5)?$/

function readLabel(label: string, shops: SizeSystem | null) {
  const text = label.trim()
  if (bare.test(text)) return { system: shops, size: Number(text.replace(',', '.')) }
  const [, before, first, second, after] = labelled.exec(text) ?? []
  const number = first ?? second
  if (number === undefined) return null
  return { system: systemNamed(before ?? after ?? ''), size: Number(number.replace(',', '.')) }
}

/** Sizes of bags and vases are of another kind. */
function tableFor({
  category,
  department,
}: Piece): { kind: 'clothes' | 'shoes'; table: Table<string> } | null {
  if (department === 'kids' || department === 'unisex') return null
  const isMens = department === 'men'
  if (category === 'shoes') return { kind: 'shoes', table: isMens ? mensShoes : womensShoes }
  if (['accessories', 'bags', 'home'].includes(category)) return null
  return { kind: 'clothes', table: isMens ? mensClothes : womensClothes }
}

/** Of shoes France and Italy count as the rest of Europe, and Japan in centimetres. */
const ofShoes: Partial<Record<SizeSystem, SizeSystem>> = { FR: 'EU', IT: 'EU', JP: 'cm' }

/**
 * What a shop's size is about in the system of a country: 'UK 10', '24 cm'. Null where nobody said in which system the shop
 * counts, where it is hers already, and where the tables have no such size: letters and inches are understood everywhere.
 */
export function sizeIn(country: string, label: string, piece: Piece): string | null {
  const found = tableFor(piece)
  const read = readLabel(label, piece.sizeSystem)
  if (!found || !read?.system) return null
  const own = found.kind === 'shoes' ? (ofShoes[read.system] ?? read.system) : read.system
  const hers = systemsIn(country)[found.kind]
  const row = found.table[own]?.indexOf(read.size) ?? -1
  const size = row < 0 ? undefined : found.table[hers]?.[row]
  if (size === undefined || hers === own) return null
  return hers === 'cm' ? `${size} cm` : `${hers} ${size}`
}
