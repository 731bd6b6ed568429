import type { RawRow } from '../raw-row.ts'

/** What a product is made of, before anything of it is believed. */
export type Field =
  | 'id'
  | 'title'
  | 'brand'
  | 'description'
  | 'link'
  | 'image'
  | 'moreImages'
  | 'price'
  | 'salePrice'
  | 'saleDates'
  | 'listPrice'
  | 'currency'
  | 'availability'
  | 'type'
  | 'gender'
  | 'ageGroup'
  | 'colour'
  | 'size'
  | 'material'
  | 'group'
  | 'landmarks'
  | 'sewn'
  | 'sizeChart'
  | 'garmentCategory'
  | 'occasion'
  | 'season'
  | 'dominantColour'
  | 'colourFamily'

/** Names of columns or elements, see `columnName`; of several the first that says something counts. */
export type Columns = Partial<Record<Field, readonly string[]>>

export type Dialect = {
  name: string
  /** Whether a feed with these columns speaks it. */
  speaks: (columns: ReadonlySet<string>) => boolean
  columns: Columns
  /** Rows that follow each other with one value here are one product: a row a size, for instance. */
  joinBy?: string
  /** Why a row is no product of its own, if it is none. */
  refuse?: (row: RawRow) => string | null
  /** Where this shop system keeps its pages and pictures, when its export names only the last part of them. */
  pathOf?: { link?: (part: string) => string; image?: (part: string) => string }
  /** Puts into columns what this dialect says in another way. */
  adapt?: (row: RawRow) => RawRow
}
