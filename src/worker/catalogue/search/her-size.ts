import { sql, type SQL } from 'drizzle-orm'
import { departments, productCategories } from '#shared/product-categories.ts'
import { everyLabel, isSizedAs, labelsOf, whoseOf, writtenIn, type HerSize } from '#shared/sizes/her-size.ts'

/** Labels and numbers of our own making: letters, digits and points. D1 binds a hundred values at most, and these are more. */
const quoted = (text: string) => {
  if (!/^[a-z0-9.]+$/i.test(text)) throw new Error(`no size: ${text}`)
  return sql.raw(`'"${text}"'`)
}
const named = (text: string) => sql.raw(`'${text.replaceAll(/[^a-zA-Z]/g, '')}'`)

/** In halves: SQLite takes an expression of a hundred levels, and a row of so many `or`s has one for each. */
function any(parts: SQL[]): SQL {
  const [first] = parts
  if (parts.length < 2) return first ?? sql`0`
  const middle = parts.length >> 1
  return sql`(${any(parts.slice(0, middle))} or ${any(parts.slice(middle))})`
}
const has = (text: string) => sql`instr(plain, ${quoted(text)})`

/** The same as `comesIn` (shared/sizes/her-size.ts) of a row called `weighed`. */
export function comesInSql(her: HerSize): SQL {
  const categories = productCategories.filter((category) => isSizedAs(her.of, category))
  const cases = departments.map((department) => {
    const written = writtenIn(her, whoseOf(department))
    const bare = written.map(
      ({ system, numbers }) =>
        sql`(weighed.size_system = ${named(system)} and ${any(numbers.map((number) => has(String(number))))})`,
    )
    const asked = any([
      sql`(weighed.size_system is null and ${has(String(her.size))})`,
      ...bare,
      ...labelsOf(written).map(has),
    ])
    return sql`when ${named(department)} then ${asked}`
  })
  // Without a table under it, so that no row is billed for it.
  return sql`weighed.category in (${sql.join(categories.map(named), sql`, `)}) and (select case weighed.department ${sql.join(cases, sql` `)} end
    from (select replace(replace(lower(weighed.sizes), ' ', ''), ',5"', '.5"') as plain))`
}

/** What the index's words can say of it: no more than these match, and `comesInSql` chooses among them. */
export function wordsOfSize(her: HerSize): string[] {
  const { labels, numbers } = everyLabel(her)
  return [...numbers.map(String), ...labels]
}
