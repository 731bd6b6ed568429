import { and, eq, getTableColumns, gt, sql, type SQLWrapper } from 'drizzle-orm'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import type { Input, MiddlewareHandler } from 'hono'
import type * as v from 'valibot'
import type { ApiContext, AppEnv } from '../lib/app.ts'
import type { Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { asFlag } from '../lib/rows.ts'
import { isFresh } from './proof.ts'
import { sessions, users } from './schema.ts'
import { noteSeen, sessionHash } from './sessions.ts'

const { passwordHash: _, ...columns } = getTableColumns(users)
const shopperColumns = { ...columns, hasPassword: asFlag(sql`${users.passwordHash} is not null`) }

const isValid = (session: string) => and(eq(sessions.secretHash, session), gt(sessions.expiresAt, new Date()))

/** The signed-in shopper's own row, without her password, and what is to be known of her session. */
const readShopper = (db: Db, session: string) =>
  db
    .select({ shopper: shopperColumns, lastSeenAt: sessions.lastSeenAt, provenAt: sessions.provenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isValid(session))

export type Shopper = Awaited<ReturnType<typeof readShopper>>[number]['shopper']

/** Whose session it is, as a subquery that finds nobody without a valid one. */
const ownerOf = (db: Db, session: string) =>
  db.select({ userId: sessions.userId }).from(sessions).where(isValid(session))

async function findShopper(c: ApiContext, session: string): Promise<Shopper | null> {
  const [found] = await readShopper(c.var.db, session)
  if (!found) return null
  noteSeen(c, session, found.lastSeenAt)
  return found.shopper
}

/** Who sends a cookie where visitors may come too. Nothing is read before it is asked for. */
async function callerOf(c: ApiContext) {
  const session = await sessionHash(c)
  if (!session) return null
  return { session, owner: ownerOf(c.var.db, session), find: () => findShopper(c, session) }
}

export type Caller = NonNullable<Awaited<ReturnType<typeof callerOf>>>

type Statements = readonly BatchItem<'sqlite'>[]

/** The rows of a batch whose first statement has found something. */
type Found<Rows> = Rows extends [(infer Row)[], ...infer Rest] ? [[Row, ...Row[]], ...Rest] : Rows

type Schemas = Record<string, v.GenericSchema>

/** What `parse` has left for a batch that stands behind it. */
type Parsed<Sent extends Schemas> = {
  out: { [Target in keyof Sent]: v.InferOutput<Sent[Target]> }
}

/** What a batch is made of; `owner` is the shopper's id as a subquery. */
type Parts<I extends Input> = {
  db: Db
  owner: SQLWrapper
  /** Of the route's path. */
  param: (name: string) => string
  c: ApiContext<I>
}

/** The same for a batch with a name of its own, by the schemas of what the route has parsed. */
export type BatchFor<Sent extends Schemas = {}> = Parts<Parsed<Sent>>

type ForVisitors = { who: 'anybody' }

type ForShoppers<Who extends string, Batch extends Statements, I extends Input> = {
  /** `owner`: whoever owns what the first statement of the batch looks for. For all others there is no such thing. */
  who: Who
  /** She has signed in just now, or shown again that she is herself (proof-routes.ts): an open device is not enough. */
  proven?: true
  /**
   * That nobody is there, is answered with null: browsers log each 401 as an error. A session that is over stays one.
   * Not in the route's own type, since whoever is signed in never meets it.
   */
  nullForVisitors?: true
  /**
   * Goes to the database together with the question whose session it is. It has run before the answer to that is known:
   * it names the owner in its conditions, and where `who` is `luxe` or `proven` is set it does nothing but read.
   */
  batch?: (parts: Parts<I>) => readonly [...Batch]
}

type VisitorEnv = AppEnv & { Variables: { caller: Caller | null } }
export type ShopperEnv<Rows = unknown> = AppEnv & {
  Variables: {
    shopper: Shopper
    /** The hash that her session is stored under. */
    session: string
    /** What the statements of the batch gave. */
    rows: Rows
  }
}

/** A call of a signed-in shopper. */
export type ShopperContext = ApiContext & { var: { shopper: Shopper; session: string } }

/** A call that a visitor may make as well. */
export type VisitorContext = ApiContext & { var: { caller: Caller | null } }

/** Who may make a call, as the document of the API and the tests read it off a route. */
export type Access = {
  who: 'anybody' | 'shopper' | 'luxe' | 'owner'
  proven: boolean
  nullForVisitors: boolean
}

export const isOpen = ({ who, nullForVisitors }: Access) => who === 'anybody' || nullForVisitors

const accesses = new WeakMap<object, Access>()

/** What `authorize` was told where it has made this handler. */
export const accessBy = (handler: object) => accesses.get(handler)

const forVisitors: MiddlewareHandler<VisitorEnv> = async (c, next) => {
  c.set('caller', await callerOf(c))
  await next()
}

function forShoppers<Who extends string, Batch extends Statements, I extends Input>({
  who,
  proven,
  nullForVisitors,
  batch,
}: ForShoppers<Who, Batch, I>): MiddlewareHandler<ShopperEnv<unknown[][]>, string, I> {
  return async (c, next) => {
    const session = await sessionHash(c)
    if (!session && nullForVisitors) return c.json(null)
    if (!session) throw new ApiError('not_authenticated')
    const { db } = c.var
    const param = (name: string) => c.req.param(name) ?? ''
    const asked = batch?.({ db, owner: ownerOf(db, session), param, c }) ?? []
    const [[found], ...rows] = await db.batch([readShopper(db, session), ...asked])
    if (!found) throw new ApiError('not_authenticated')
    noteSeen(c, session, found.lastSeenAt)
    if (who === 'luxe' && found.shopper.plan !== 'premium') throw new ApiError('premium_required')
    if (proven && !isFresh(found.provenAt)) throw new ApiError('proof_required')
    if (who === 'owner' && rows[0]?.length === 0) throw new ApiError('not_found')
    c.set('shopper', found.shopper)
    c.set('session', session)
    c.set('rows', rows)
    await next()
  }
}

/** The one gate of every route that asks who is there: everything that it may be told stands in its options. */
export function authorize(options: ForVisitors): MiddlewareHandler<VisitorEnv>
export function authorize<Batch extends Statements = [], I extends Input = {}>(
  options: ForShoppers<'shopper' | 'luxe', Batch, I>,
): MiddlewareHandler<ShopperEnv<BatchResponse<Batch>>, string, I>
export function authorize<Batch extends Statements, I extends Input = {}>(
  options: ForShoppers<'owner', Batch, I> & { batch: unknown },
): MiddlewareHandler<ShopperEnv<Found<BatchResponse<Batch>>>, string, I>
export function authorize<Batch extends Statements, I extends Input>(
  options: ForVisitors | ForShoppers<'shopper' | 'luxe' | 'owner', Batch, I>,
): MiddlewareHandler {
  const handler = options.who === 'anybody' ? forVisitors : forShoppers(options)
  accesses.set(handler, { proven: false, nullForVisitors: false, ...options })
  return handler
}
