import type { CategoryRead, Categories } from '@cabine/sophia/catalogue/read-category.ts'
import type { CategoryOrNone } from '@cabine/sophia/vocabulary/categories.ts'
import { readPath } from '@cabine/sophia/catalogue/read-path.ts'
import { departmentOf } from '@cabine/sophia/catalogue/occasion-rules.ts'
import type { AnyCategory, Department } from '@cabine/sophia/vocabulary/product-categories.ts'
import type { Columns } from './dialects/dialect.ts'
import { allValues, type RawRow } from './rows/raw-row.ts'
import { plainText } from './plain-text.ts'

const maxType = 300
const isGoogles = (column: string) => column.includes('google')

/** What the shop's own categories tell, each of them, and Google's by number or name. */
function ofTypes(row: RawRow, columns: Columns, categories: Categories): CategoryOrNone | null {
  for (const column of columns.type ?? [])
    for (const value of allValues(row, [column])) {
      const told = readPath(plainText(value, maxType), isGoogles(column), categories)
      if (told) return told
    }
  return null
}

/**
 * A product's category: by the thing that its name names, else by the shop's categories, else by a word of the name that may as well
 * describe one.
 */
export function readCategory(
  row: RawRow,
  columns: Columns,
  { name, description }: { name: string; description: string },
  categories: Categories,
): { category: AnyCategory; named: CategoryRead } {
  const named = categories.read(name, description)
  const told =
    named.told !== null && !named.isWeak ? named.told : (ofTypes(row, columns, categories) ?? named.told)
  return { category: told === null || told === 'none' ? 'unknown' : told, named }
}

/** For whom it is, by the fields that say so, then by the name, in any of the ten languages. */
export function readDepartment(
  said: { gender: string; words: string },
  named: CategoryRead,
  categories: Categories,
): Department {
  return (
    departmentOf(said.gender) ??
    (said.gender === '' ? null : categories.read(said.gender).department) ??
    departmentOf(said.words) ??
    named.department ??
    'women'
  )
}
