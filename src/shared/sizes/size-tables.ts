import type { ClothesSystem } from './size-systems.ts'

/**
 * Rows of sizes that are about the same. No standard joins the systems, and published charts differ by a size: beside US 6
 * those that were read on 26 November 2026 have 34, 36 or 38 in Germany, mostly 36, and mostly UK 10. So what is
 * read here is always 'about': UK 10 is 36 in Germany, 38 in France, 42 in Italy and 9 in Japan.
 */
export type Table = Partial<Record<ClothesSystem, readonly number[]>>

const from = (first: number, rows: number, step = 2) =>
  Array.from({ length: rows }, (_, at) => first + step * at)

const womensRows = 11

export const womensClothes: Table = {
  US: from(0, womensRows),
  UK: from(4, womensRows),
  EU: from(30, womensRows),
  FR: from(32, womensRows),
  IT: from(36, womensRows),
  JP: from(3, womensRows),
  BR: from(34, womensRows),
}

/** Jackets and shirts by the chest; trousers are sold by inches of the waist everywhere. */
export const mensClothes: Table = {
  US: from(34, 8),
  UK: from(34, 8),
  EU: from(44, 8),
  FR: from(44, 8),
  IT: from(44, 8),
}
