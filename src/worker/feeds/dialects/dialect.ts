import type { RawRow } from '../rows/raw-row.ts'

/** The fields of a product before they are validated. */
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
  | 'expires'
  | 'type'
  | 'gender'
  | 'ageGroup'
  | 'colour'
  | 'size'
  | 'sizeSystem'
  | 'shipping'
  | 'shipsTo'
  | 'returnDays'
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

/** Names of columns or elements, see `columnName`; the first non-empty one counts. */
export type Columns = Partial<Record<Field, readonly string[]>>

export type Dialect = {
  name: string
  /** Whether a feed with these columns has this dialect. */
  speaks: (columns: ReadonlySet<string>) => boolean
  columns: Columns
  /**
   * Whether a row goes on with the product that `first` has begun: one row for each size, for instance. In the joined row each
   * column has a value for each of its lines, empty where a line says nothing.
   */
  joins?: (first: RawRow, next: RawRow) => boolean
  /** The rows of its variants, where a product lists them itself; null where it is one product with all its sizes. */
  expand?: (row: RawRow) => RawRow[] | null
  /** Why a row is not a product of its own, if it is none. */
  refuse?: (row: RawRow) => string | null
  /** Where this shop system keeps pages and pictures, when its export names only the last part of their paths. */
  pathOf?: { link?: (part: string) => string; image?: (part: string) => string }
  /** Renames and reshapes what this dialect expresses in another way. */
  adapt?: (row: RawRow) => RawRow
}
