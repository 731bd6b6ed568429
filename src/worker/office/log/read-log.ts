import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { StaffContext } from '../../auth/authorize.ts'
import { users } from '../../shoppers/schema.ts'
import type { CatalogueDb, Db } from '../../lib/db.ts'
import { inList } from '../../lib/in-list.ts'
import { catalogueActs } from '../../audit-log/catalogue-schema.ts'
import { personal } from '../caller/personal-fields.ts'
import { accountActs } from '../../audit-log/schema.ts'

const actsAPage = 50

const word = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), '')

/** Where each of the two logs goes on: the ids behind the last that were shown. */
const cursor = v.pipe(
  v.string(),
  v.regex(/^\d{1,16}\.\d{1,16}$/),
  v.transform((text) => text.split('.').map(Number)),
)

export const logQuery = v.object({ actor: word, act: word, subject: word, before: v.optional(cursor) })
type LogQuery = v.InferOutput<typeof logQuery>

const pageOf = (
  db: Db | CatalogueDb,
  table: typeof accountActs | typeof catalogueActs,
  { actor, act, subject }: LogQuery,
  before: number,
) =>
  db
    .select(getTableColumns(table))
    .from(table)
    .where(
      and(
        lt(table.id, before),
        actor ? eq(table.actor, actor) : undefined,
        act ? eq(table.act, act) : undefined,
        subject ? eq(table.subject, subject) : undefined,
      ),
    )
    .orderBy(desc(table.id))
    .limit(actsAPage + 1)

type Row = typeof accountActs.$inferSelect

const newestFirst = (a: Row, b: Row) => b.at.getTime() - a.at.getTime()

/** The names of those who acted and still have an account. */
async function namesOf(db: Db, rows: Row[]) {
  const ids = [...new Set(rows.map(({ actor }) => actor))]
  const found = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(sql`${users.id} in ${inList(ids)}`)
  return new Map(found.map(({ id, name }) => [id, name]))
}

/** A page of what was done in both databases, the newest first. */
export async function readLog(c: StaffContext, query: LogQuery) {
  const { db, catalogue } = c.var
  const [ofAccounts = Number.MAX_SAFE_INTEGER, ofCatalogue = Number.MAX_SAFE_INTEGER] = query.before ?? []
  const [accounts, shop] = await Promise.all([
    pageOf(db, accountActs, query, ofAccounts),
    pageOf(catalogue, catalogueActs, query, ofCatalogue),
  ])
  const all = [...accounts, ...shop].toSorted(newestFirst)
  const shown = all.slice(0, actsAPage)
  const names = await namesOf(db, shown)
  const lastOf = (rows: Row[], before: number) => rows.findLast((row) => shown.includes(row))?.id ?? before
  const next = all.length > actsAPage ? `${lastOf(accounts, ofAccounts)}.${lastOf(shop, ofCatalogue)}` : null
  return {
    acts: shown.map(({ id: _id, token, at, actor, ...act }) => ({
      ...act,
      id: token,
      at: at.toISOString(),
      actor,
      actorName: personal(c, 'colleague', names.get(actor) ?? null),
      before: act.before === null ? null : JSON.stringify(act.before),
      after: act.after === null ? null : JSON.stringify(act.after),
    })),
    next,
  }
}
