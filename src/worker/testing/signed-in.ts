import { env, SELF } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { hc } from 'hono/client'
import { createUser } from '../auth/sign-in/queries.ts'
import { sessions } from '../auth/schema.ts'
import { users } from '../shoppers/schema.ts'
import { openDb } from '../lib/db.ts'
import { newSecret, sha256Hex } from '../lib/ids.ts'
import type { Photographer, PhotographConsents } from '#shared/photographers.ts'
import { adultStatement } from '#shared/consents.ts'
import type { Api } from '../index.ts'
import { holdToDocument } from './described.ts'
import { origin } from './shopper.ts'

type Overrides = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'plan'
    | 'photoStorage'
    | 'adultConfirmedAt'
    | 'adultStatement'
    | 'luxeAnchorAt'
    | 'createdAt'
    | 'emailVerifiedAt'
    | 'photographConsents'
  >
>

/** She has agreed that these services have her photo. */
export const agreedTo = (...services: Photographer[]): PhotographConsents =>
  Object.fromEntries(services.map((one) => [one, { granted: true, at: new Date().toISOString() }]))

/**
 * A shopper in a tab of her own, inserted into the database without the expensive password hash of a real sign-up.
 * `worker` is the Worker that she talks to, for a test with an environment of its own.
 */
export async function createSignedIn(
  overrides: Overrides = {},
  worker: { fetch: (request: Request) => Promise<Response> } = SELF,
) {
  const db = openDb(env.DB)
  const email = `${crypto.randomUUID()}@example.com`
  const made = await createUser(db, { name: 'Ada', email, passwordHash: 'none' })
  if (!made) throw new Error('somebody has that address')
  const { id } = made
  const secret = newSecret()
  const now = Date.now()
  await db.batch([
    db
      .update(users)
      .set({
        adultConfirmedAt: new Date(now),
        adultStatement,
        emailVerifiedAt: new Date(now),
        photographConsents: agreedTo('fashn'),
        ...overrides,
      })
      .where(eq(users.id, id)),
    db.insert(sessions).values({
      secretHash: await sha256Hex(secret),
      userId: id,
      createdAt: new Date(now),
      expiresAt: new Date(now + 3_600_000),
    }),
  ])
  const send = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('cookie', `__Host-session=${secret}`)
    if (!headers.has('origin')) headers.set('origin', origin)
    const request = new Request(input, { ...init, headers })
    const response = await worker.fetch(request)
    await holdToDocument(request, response)
    return response
  }
  const { api } = hc<Api>(origin, { fetch: send })
  const fetch = (path: string, init?: RequestInit) => send(`${origin}${path}`, init)
  /** `cookie` is for a browser that carries others as well. */
  return { api, id, email, cookie: secret, fetch }
}

export type SignedIn = Awaited<ReturnType<typeof createSignedIn>>
