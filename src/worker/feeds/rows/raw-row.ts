/** A row, item or object of a feed: values in their order, keyed by `columnName`. */
export type RawRow = ReadonlyMap<string, readonly string[]>

/** Normalises 'image link', 'Image Link', 'g:image_link' and 'image-link' to one spelling. */
export const columnName = (written: string) =>
  written
    .trim()
    .toLowerCase()
    .replace(/^(?:g|c|media):/, '')
    .replace(/[\s-]+/g, '_')

export function addValue(row: Map<string, string[]>, name: string, value: string) {
  const values = row.get(name)
  if (values) values.push(value)
  else row.set(name, [value])
}

/** The value of the first of `names` that is not empty. */
export function firstValue(row: RawRow, names: readonly string[] = []) {
  for (const name of names) {
    const said = row.get(name)?.find((value) => value.trim() !== '')
    if (said !== undefined) return said.trim()
  }
  return ''
}

/** All values of the first of `names` that is not empty. */
export function allValues(row: RawRow, names: readonly string[] = []) {
  for (const name of names) {
    const said = row.get(name)?.filter((value) => value.trim() !== '') ?? []
    if (said.length > 0) return said
  }
  return []
}
