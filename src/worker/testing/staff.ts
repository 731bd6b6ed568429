import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import type { Role } from '#shared/office/roles.ts'
import { sessions, staff } from '../auth/schema.ts'
import { openCatalogue, openDb } from '../lib/db.ts'
import { catalogueActs } from '../audit-log/catalogue-schema.ts'
import { accountActs } from '../audit-log/schema.ts'
import { createSignedIn } from './signed-in.ts'
import { withJson } from './who-may.ts'

/** A Worker with an environment of its own. */
export type Site = NonNullable<Parameters<typeof createSignedIn>[1]>

/** Somebody who works here, in a tab of her own, who has just used her passkey. */
export async function createStaff(
  role: Role,
  { passkeyAt = new Date(), worker }: { passkeyAt?: Date | null; worker?: Site | undefined } = {},
) {
  const person = await createSignedIn({}, worker)
  const db = openDb(env.DB)
  await db.batch([
    db.insert(staff).values({ userId: person.id, role, since: new Date() }),
    db
      .update(sessions)
      .set({ passkeyAt, provenAt: passkeyAt, lastSeenAt: new Date() })
      .where(eq(sessions.userId, person.id)),
  ])
  const ask = (method: string, path: string, body?: unknown) =>
    person.fetch(`/api/office${path}`, withJson(method, body))
  return { ...person, role, ask }
}

export type Staff = Awaited<ReturnType<typeof createStaff>>

/** Everything that was done so far, in both databases. */
export async function readActs() {
  const [accounts, catalogue] = await Promise.all([
    openDb(env.DB).select().from(accountActs),
    openCatalogue(env.CATALOGUE_DB).select().from(catalogueActs),
  ])
  return [...accounts, ...catalogue]
}
