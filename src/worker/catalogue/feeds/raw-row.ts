/** A row, item or object as the feed has it: by `columnName`, the values in their order. */
export type RawRow = ReadonlyMap<string, readonly string[]>

/** One spelling for what feeds write as 'image link', 'Image Link', 'g:image_link' and 'image-link'. */
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

/** The first of `names` that says something. */
export function firstValue(row: RawRow, names: readonly string[] = []) {
  for (const name of names) {
    const said = row.get(name)?.find((value) => value.trim() !== '')
    if (said !== undefined) return said.trim()
  }
  return ''
}

/** All that the first of `names` that says something has to say. */
export function allValues(row: RawRow, names: readonly string[] = []) {
  for (const name of names) {
    const said = row.get(name)?.filter((value) => value.trim() !== '') ?? []
    if (said.length > 0) return said
  }
  return []
}
