import type { AnyCategory, Department } from '@cabine/sophia/vocabulary/product-categories.ts'
import { convertShoe } from './shoe-sizes.ts'
import {
  shoeSystemOf,
  systemNamed,
  systemsIn,
  type ClothesSystem,
  type ShoeSystem,
  type SizeSystem,
} from './size-systems.ts'
import { mensClothes, womensClothes, type Table } from './size-tables.ts'

type Piece = {
  category: AnyCategory
  department?: Department | null
  /** In which system the shop says that its sizes are; null where it does not say. */
  sizeSystem: SizeSystem | null
}

/** A number with its system, in either order: 'UK 10', 'EU38', '24.5 cm', '10 UK'. */
const labelled = /^(?:([a-z]{2,3})\s*(\d{1,2}(?:[.,]5)?)|(\d{1,2}(?:[.,]5)?)\s*([a-z]{2,3}))$/i
const bare = /^\d{1,2}(?:[.,]5)?$/

/** The number of a size and the system that it counts in, where its label or its shop (`shops`) says so; null for letters and words. */
export function readLabel(label: string, shops: SizeSystem | null) {
  const text = label.trim()
  if (bare.test(text)) return { system: shops, size: Number(text.replace(',', '.')) }
  const [, before, first, second, after] = labelled.exec(text) ?? []
  const number = first ?? second
  if (number === undefined) return null
  return { system: systemNamed(before ?? after ?? ''), size: Number(number.replace(',', '.')) }
}

function shoeIn(wanted: ShoeSystem, size: number, system: SizeSystem, whose: 'women' | 'men') {
  const own = shoeSystemOf[system]
  const converted = own === wanted ? null : convertShoe(size, own, wanted, whose)
  if (converted === null) return null
  return wanted === 'cm' ? `${converted} cm` : `${wanted} ${converted}`
}

function clothesIn(wanted: ClothesSystem, size: number, system: SizeSystem, table: Table) {
  if (system === 'cm' || system === wanted) return null
  const row = table[system]?.indexOf(size) ?? -1
  const converted = row < 0 ? undefined : table[wanted]?.[row]
  return converted === undefined ? null : `${wanted} ${converted}`
}

const unsized: readonly AnyCategory[] = ['unknown', 'accessories', 'bags', 'home']

/**
 * What a shop's size is about in the system of a country: 'UK 10', '24 cm'. Null where nobody said in which system the shop
 * counts, where it is hers already, and where there is no such size: letters and inches are understood everywhere.
 */
export function sizeIn(country: string, label: string, { category, department, sizeSystem }: Piece) {
  const read = readLabel(label, sizeSystem)
  if (!read?.system || unsized.includes(category) || department === 'kids' || department === 'unisex')
    return null
  const whose = department === 'men' ? 'men' : 'women'
  const systems = systemsIn(country)
  return category === 'shoes'
    ? shoeIn(systems.shoes, read.size, read.system, whose)
    : clothesIn(systems.clothes, read.size, read.system, whose === 'men' ? mensClothes : womensClothes)
}
