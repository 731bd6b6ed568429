import type { RawRow } from '../rows/raw-row.ts'

/** How shops call the two options that matter, in the languages of the sites. */
const kinds: [RegExp, 'size' | 'colour'][] = [
  [
    /^(?:sizes?|taille|gr(?:ö|oe)(?:ß|ss)e|talla|taglia|maat|tamanho|размер|尺码|尺碼|サイズ|المقاس|مقاس)$/i,
    'size',
  ],
  [/^(?:colou?rs?|couleur|farbe|colore?|cor|kleur|цвет|颜色|顏色|カラー|色|اللون|لون)$/i, 'colour'],
]

/** Whether an option or attribute of this name is a size or a colour; null for any other. */
export const kindOfOption = (title: string) => kinds.find(([words]) => words.test(title.trim()))?.[1] ?? null

export type Option = { title: string; value: string }

/** What one variant's options say. What is neither size nor colour belongs to its size: 'S / Long'. */
export function readOptions(options: readonly Option[]) {
  const given = options.filter(({ value }) => value.trim() !== '')
  const of = (wanted: 'size' | 'colour' | null) =>
    given.filter(({ title }) => kindOfOption(title) === wanted).map(({ value }) => value.trim())
  return {
    isTold: given.some(({ title }) => kindOfOption(title) !== null),
    colour: of('colour').join(', '),
    size: [...of('size'), ...of(null)].join(' / '),
    name: given.map(({ value }) => value.trim()).join(':'),
  }
}

/** Columns that a dialect writes for a variant; no feed has names like these. */
export const own = {
  id: 'variant of it',
  group: 'product of it',
  link: 'page of it',
  image: 'picture of it',
  colour: 'colour of it',
  size: 'size of it',
} as const

/** The value of line `at` in columns that have one for each of so many lines. */
export const cellsAt = (row: RawRow, at: number, lines: number) =>
  new Map([...row].flatMap(([name, values]) => (values.length === lines ? [[name, [values[at] ?? '']]] : [])))

/** A product's row as that of one of its variants: what `values` do not say is the product's. */
export function variantRow(
  row: RawRow,
  values: Iterable<readonly [string, string | readonly string[]]>,
): RawRow {
  const made = new Map(row)
  for (const [name, value] of values) made.set(name, typeof value === 'string' ? [value] : value)
  return made
}

const maxId = 128

/** An id within what is accepted, which differs where the variants do. */
export const idOfVariant = (product: string, name: string) => {
  const end = `:${name}`.slice(0, 80)
  return `${product.slice(0, maxId - end.length)}${end}`
}
