import type { BatchItem } from 'drizzle-orm/batch'
import { drizzle } from 'drizzle-orm/d1'
import { patient } from './patient-d1.ts'

type Opened = ReturnType<typeof drizzle>

/** The accounts' database: what belongs to a shopper. */
export type Db = Opened & { readonly holds?: 'accounts' }
/** The catalogue's database: what everybody sees. It knows of shoppers only whose a published outfit is. */
export type CatalogueDb = Opened & { readonly holds?: 'catalogue' }
export type AnyDb = Db | CatalogueDb

export const openDb = (binding: D1Database): Db => drizzle(patient(binding))
export const openCatalogue = (binding: D1Database): CatalogueDb => drizzle(patient(binding))

/** Runs a list of statements in one round trip; an empty list makes none. */
export async function batchOf<Statement extends BatchItem<'sqlite'>>(
  db: AnyDb,
  [first, ...others]: Statement[],
): Promise<Awaited<Statement>[]> {
  return first ? db.batch<Statement, [Statement, ...Statement[]]>([first, ...others]) : []
}

const roundTrips = new Set(['all', 'run', 'raw', 'first', 'batch', 'exec'])

/** Who answers the first question of a session: the database itself, or whichever copy of it is nearest. */
type FirstAnswer = 'first-primary' | 'first-unconstrained'

/**
 * Opens a session of a database (D1's Sessions API): its questions after the first may be answered by the nearest copy that
 * knows what the session has seen. Drizzle is typed by the binding; it uses what the two have in common.
 */
export const inSession = (binding: D1Database, from: FirstAnswer) =>
  binding.withSession(from) as unknown as D1Database

/**
 * Wraps the database so that its round trips are counted. Each costs tens of milliseconds in production, and a
 * response states how many it took.
 */
export function countTrips(binding: D1Database) {
  let trips = 0
  const counted = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(object, name) {
        const member: unknown = Reflect.get(object, name)
        if (typeof member !== 'function') return member
        if (name === 'prepare' || name === 'bind') {
          return (...args: unknown[]) => counted(Reflect.apply(member, object, args) as object)
        }
        return (...args: unknown[]) => {
          if (roundTrips.has(String(name))) trips += 1
          return Reflect.apply(member, object, args) as unknown
        }
      },
    })
  return { binding: counted(binding), trips: () => trips }
}
