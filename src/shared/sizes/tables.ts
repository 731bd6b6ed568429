import type { ClothesSystem, ShoeSystem } from './systems.ts'

/**
 * Rows of sizes that are about the same. No standard joins the systems, and published charts differ by a size: beside US 6
 * those that were read on 26 November 2026 have 34, 36 or 38 in Germany, mostly 36, and mostly UK 10. So what is
 * read here is always 'about': UK 10 is 36 in Germany, 38 in France, 42 in Italy and 9 in Japan.
 */
export type Table<System extends string> = Partial<Record<System, readonly number[]>>

const from = (first: number, rows: number, step = 2) =>
  Array.from({ length: rows }, (_, at) => first + step * at)

const womensRows = 11

export const womensClothes: Table<ClothesSystem> = {
  US: from(0, womensRows),
  UK: from(4, womensRows),
  EU: from(30, womensRows),
  FR: from(32, womensRows),
  IT: from(36, womensRows),
  JP: from(3, womensRows),
  BR: from(34, womensRows),
}

/** Jackets and shirts by the chest; trousers are sold by inches of the waist everywhere. */
export const mensClothes: Table<ClothesSystem> = {
  US: from(34, 8),
  UK: from(34, 8),
  EU: from(44, 8),
  FR: from(44, 8),
  IT: from(44, 8),
}

/**
 * A Paris point is two thirds of a centimetre, with a centimetre and a half of room in the shoe: a 38 is for a foot of
 * 23.8 cm. A British size is a third of an inch; women's American sizes are two and a half above it, men's one.
 */
export const womensShoes: Table<ShoeSystem> = {
  EU: [35, 36, 37, 38, 39, 40, 41, 42, 43],
  UK: [2.5, 3.5, 4, 5, 6, 6.5, 7.5, 8, 9],
  US: [5, 6, 6.5, 7.5, 8.5, 9, 10, 10.5, 11.5],
  BR: [33, 34, 35, 36, 37, 38, 39, 40, 41],
  cm: [22, 22.5, 23, 24, 24.5, 25, 26, 26.5, 27],
}

export const mensShoes: Table<ShoeSystem> = {
  EU: [39, 40, 41, 42, 43, 44, 45, 46, 47],
  UK: [5.5, 6.5, 7, 8, 9, 9.5, 10.5, 11, 12],
  US: [6.5, 7.5, 8, 9, 10, 10.5, 11.5, 12, 13],
  BR: [37, 38, 39, 40, 41, 42, 43, 44, 45],
  cm: [24.5, 25, 26, 26.5, 27, 28, 28.5, 29, 30],
}
