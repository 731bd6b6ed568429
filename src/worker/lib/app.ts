import type { Context, Input } from 'hono'
import { createFactory } from 'hono/factory'
import { routePath } from 'hono/route'
import { secureHeaders } from 'hono/secure-headers'
import { countTrips, inSession, openCatalogue, openDb, type CatalogueDb, type Db } from './db.ts'
import { currentCall } from './current-call.ts'
import { ApiError } from './errors.ts'

export type AppEnv = {
  Bindings: Env
  Variables: { db: Db; catalogue: CatalogueDb }
}

/**
 * The part of a Context that helper functions take. `Context<AppEnv>` itself would reject the context of a route whose
 * middleware has set more variables, because its `set` is contravariant.
 */
export type ApiContext<Parsed extends Input = {}> = Pick<
  Context<AppEnv, string, Parsed>,
  'env' | 'req' | 'res' | 'var' | 'executionCtx' | 'header' | 'json' | 'body' | 'redirect'
>

export const factory = createFactory<AppEnv>()

export const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

/**
 * Opens both databases for one call. A call that changes something asks the databases themselves. A read of the accounts
 * begins there too, because its first question is whose session it is, and a session that was ended a moment ago opens
 * nothing; what it asks after that may come from a copy that knows as much. What everybody sees may be some moments old, so
 * it is read from the nearest copy (decision 0039).
 */
export const withDb = factory.createMiddleware(async (c, next) => {
  const isRead = isSafe(c.req.method)
  const accounts = countTrips(isRead ? inSession(c.env.DB, 'first-primary') : c.env.DB)
  const catalogue = countTrips(
    isRead ? inSession(c.env.CATALOGUE_DB, 'first-unconstrained') : c.env.CATALOGUE_DB,
  )
  c.set('db', openDb(accounts.binding))
  c.set('catalogue', openCatalogue(catalogue.binding))
  await next()
  const trips = { d1: accounts.trips(), catalogue: catalogue.trips() }
  c.header(
    'Server-Timing',
    Object.entries(trips)
      .map(([name, count]) => `${name};desc="${count}"`)
      .join(', '),
  )
})

const closedHeaders = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  crossOriginResourcePolicy: 'same-origin',
  referrerPolicy: 'strict-origin-when-cross-origin',
  strictTransportSecurity: 'max-age=63072000; includeSubDomains',
  xFrameOptions: 'DENY',
})

/** API answers are data for our own pages: nothing may frame, embed, sniff or cache them unless a route allows it. */
export const apiHeaders = factory.createMiddleware(async (c, next) => {
  await closedHeaders(c, next)
  const call = currentCall()
  if (call) call.route = routePath(c)
  if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-store')
})

/** Refuses a change whose Origin is not one of our own pages. */
export const sameOrigin = factory.createMiddleware(async (c, next) => {
  if (!isSafe(c.req.method) && c.req.header('origin') !== new URL(c.req.url).origin) {
    throw new ApiError('wrong_origin')
  }
  await next()
})
