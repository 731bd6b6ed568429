import type { Context, Input } from 'hono'
import { createFactory } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import { countTrips, openCatalogue, openDb, type CatalogueDb, type Db } from './db.ts'
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

export const withDb = factory.createMiddleware(async (c, next) => {
  const accounts = countTrips(c.env.DB)
  const catalogue = countTrips(c.env.CATALOGUE_DB)
  c.set('db', openDb(accounts.binding))
  c.set('catalogue', openCatalogue(catalogue.binding))
  await next()
  c.header('Server-Timing', `d1;desc="${accounts.trips()}", catalogue;desc="${catalogue.trips()}"`)
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
  if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-store')
})

const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

/** Refuses a change whose Origin is not one of our own pages. */
export const sameOrigin = factory.createMiddleware(async (c, next) => {
  if (!isSafe(c.req.method) && c.req.header('origin') !== new URL(c.req.url).origin) {
    throw new ApiError('wrong_origin')
  }
  await next()
})
