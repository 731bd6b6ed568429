import { drizzle } from 'drizzle-orm/d1'

export const openDb = (binding: D1Database) => drizzle(binding)
export type Db = ReturnType<typeof openDb>
