import { sql } from 'drizzle-orm'

/** Any number of values behind `in`, as one bound parameter: D1 binds a hundred of them at most. */
export const inList = (values: readonly (string | number | null)[]) =>
  sql`(select value from json_each(${JSON.stringify(values)}))`
