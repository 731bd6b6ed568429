import type { AnyCategory, ProductCategory } from '@cabine/sophia/vocabulary/product-categories.ts'

/** A product in the index: its number, its category, and how its picture looks. One without a category is not put there. */
export type VectorEntry = { number: number; category: AnyCategory; code: string }

export type Near = { number: number; likeness: number }

export type Asked = {
  vector: Float32Array
  /** Any category where none is named. */
  category?: ProductCategory[]
  most: number
  /** So many codes are compared, where the catalogue itself is the index. */
  maxRows: number
}

/** Finds what looks alike among all products that are sold. Where an operator has bound Vectorize it is asked, else the catalogue. */
export type VectorIndex = {
  /** An entry takes the place of an earlier one of its product. */
  put: (entries: VectorEntry[]) => Promise<void>
  remove: (numbers: number[]) => Promise<void>
  /** The nearest first. */
  nearest: (asked: Asked) => Promise<Near[]>
}
