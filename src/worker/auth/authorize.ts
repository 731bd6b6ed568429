import { and, eq, getTableColumns, sql, type SQLWrapper } from 'drizzle-orm'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import type { Input, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type * as v from 'valibot'
import { mayDo, type Role } from '#shared/office/roles.ts'
import { type ApiContext, type AppEnv } from '../lib/app.ts'
import type { Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { asFlag } from '../lib/row-types.ts'
import { sessions, staff } from './schema.ts'
import { isFresh, isPasskeyFresh } from './proof.ts'
import { users } from '../shoppers/schema.ts'
import { isLive, noteSeen, sessionHash } from './sessions.ts'
import { logEvent } from '../lib/log.ts'
import { logNotHers } from '../lib/security-log.ts'

const { passwordHash: _, ...columns } = getTableColumns(users)
const shopperColumns = { ...columns, hasPassword: asFlag(sql`${users.passwordHash} is not null`) }

const isValid = (session: string) => and(eq(sessions.secretHash, session), isLive())

/** Reads the shopper's own row, without her password hash, and the times of her session. */
const readShopper = (db: Db, session: string) =>
  db
    .select({ shopper: shopperColumns, lastSeenAt: sessions.lastSeenAt, provenAt: sessions.provenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isValid(session))

/** The same of somebody who works here, with her role and when she last used a passkey. */
const readStaff = (db: Db, session: string) =>
  db
    .select({
      shopper: shopperColumns,
      role: staff.role,
      lastSeenAt: sessions.lastSeenAt,
      passkeyAt: sessions.passkeyAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(staff, eq(staff.userId, sessions.userId))
    .where(isValid(session))

export type Shopper = Awaited<ReturnType<typeof readShopper>>[number]['shopper']

/** An account as its own calls see it, for the office's export. */
export async function findAccount(db: Db, id: string): Promise<Shopper | null> {
  const [found] = await db.select(shopperColumns).from(users).where(eq(users.id, id))
  return found ?? null
}

/** The shopper's id as a subquery, which is empty without a valid session. */
const ownerOf = (db: Db, session: string) =>
  db.select({ userId: sessions.userId }).from(sessions).where(isValid(session))

async function findShopper(c: ApiContext, session: string): Promise<Shopper | null> {
  const [found] = await readShopper(c.var.db, session)
  if (!found) return null
  noteSeen(c, session, found.lastSeenAt)
  return found.shopper
}

/** The sender of a session cookie on a route that visitors may call too. It reads nothing until `find` is called. */
async function callerOf(c: ApiContext) {
  const session = await sessionHash(c)
  if (!session) return null
  return { session, owner: ownerOf(c.var.db, session), find: () => findShopper(c, session) }
}

export type Caller = NonNullable<Awaited<ReturnType<typeof callerOf>>>

type Statements = readonly BatchItem<'sqlite'>[]

/** The rows of a batch whose first statement has returned at least one row. */
type Found<Rows> = Rows extends [(infer Row)[], ...infer Rest] ? [[Row, ...Row[]], ...Rest] : Rows

type Schemas = Record<string, v.GenericSchema>

/** The inputs that `parse` has validated earlier in the route. */
type Parsed<Sent extends Schemas> = {
  out: { [Target in keyof Sent]: v.InferOutput<Sent[Target]> }
}

/** The arguments of a `batch` function; `owner` is the shopper's id as a subquery. */
type Parts<I extends Input> = {
  db: Db
  owner: SQLWrapper
  /** Reads a parameter of the route's path. */
  param: (name: string) => string
  c: ApiContext<I>
}

/** The argument of a `batch` function that is declared on its own, typed by the schemas that the route parses. */
export type BatchFor<Sent extends Schemas = {}> = Parts<Parsed<Sent>>

type ForVisitors = { who: 'anybody' }

type ForShoppers<Who extends string, Batch extends Statements, I extends Input> = {
  /** With `owner`, a call is answered 404 unless the first statement of the batch returns a row. */
  who: Who
  /** Requires that she signed in or confirmed her identity recently (proof-routes.ts), so an unlocked device is not enough. */
  proven?: true
  /**
   * Answers a visitor with null instead of 401, because browsers log each 401 as an error. An expired session still
   * gets 401. Not part of the route's type, since a signed-in shopper never gets null.
   */
  nullForVisitors?: true
  /**
   * Statements that run in the same round trip as the read of the session, so before access has been checked: each
   * has `owner` in its conditions, and with `who: 'luxe'` or `proven` a batch must not write.
   */
  batch?: (parts: Parts<I>) => readonly [...Batch]
}

type ForStaff<Batch extends Statements> = {
  who: 'staff'
  /** The least role that may. */
  role: Role
  /** Requires a passkey of the last minutes: for money, roles, and what cannot be undone. */
  proven?: true
  /** Reads that run in the same round trip as that of the role, so before access has been checked. */
  batch?: (parts: { db: Db }) => readonly [...Batch]
}

type VisitorEnv = AppEnv & { Variables: { caller: Caller | null } }
export type ShopperEnv<Rows = unknown> = AppEnv & {
  Variables: {
    shopper: Shopper
    /** The hash under which her session is stored. */
    session: string
    /** The rows of each statement of the batch. */
    rows: Rows
  }
}

export type StaffEnv<Rows = unknown> = ShopperEnv<Rows> & { Variables: { role: Role } }

/** The context of a call of the office. */
export type StaffContext = ApiContext & { var: { shopper: Shopper; session: string; role: Role } }

/** The context of a call by a signed-in shopper. */
export type ShopperContext = ApiContext & { var: { shopper: Shopper; session: string } }

/** The context of a call that a visitor may make too. */
export type VisitorContext = ApiContext & { var: { caller: Caller | null } }

/** Who may call a route; the OpenAPI document and the authorization tests read it from the route's handlers. */
export type Access = {
  who: 'anybody' | 'shopper' | 'luxe' | 'owner' | 'staff'
  proven: boolean
  nullForVisitors: boolean
  /** Of the office. */
  role?: Role
}

export const isOpen = ({ who, nullForVisitors }: Access) => who === 'anybody' || nullForVisitors

const accesses = new WeakMap<object, Access>()

/** Returns the options of a handler that `authorize` has made. */
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
    const owner = ownerOf(db, session)
    const param = (name: string) => c.req.param(name) ?? ''
    const asked = batch?.({ db, owner, param, c }) ?? []
    const [[found], ...rows] = await db.batch([readShopper(db, session), ...asked])
    if (!found) throw new ApiError('not_authenticated')
    noteSeen(c, session, found.lastSeenAt)
    if (who === 'luxe' && found.shopper.plan !== 'premium') throw new ApiError('premium_required')
    if (proven && !isFresh(found.provenAt)) throw new ApiError('proof_required')
    if (who === 'owner' && rows[0]?.length === 0) {
      logNotHers(routePath(c), c.req.method)
      throw new ApiError('not_found')
    }
    c.set('shopper', found.shopper)
    c.set('session', session)
    c.set('rows', rows)
    await next()
    if (c.error instanceof ApiError && c.error.code === 'not_found') logNotHers(routePath(c), c.req.method)
  }
}

/** Whoever does not work here is told that there is nothing: not even that there is an office. */
function forStaff<Batch extends Statements>({
  role,
  proven,
  batch,
}: ForStaff<Batch>): MiddlewareHandler<StaffEnv<unknown[][]>> {
  return async (c, next) => {
    const session = await sessionHash(c)
    if (!session) throw new ApiError('not_found')
    const { db } = c.var
    const asked = batch?.({ db }) ?? []
    const [[found], ...rows] = await db.batch([readStaff(db, session), ...asked])
    if (!found) {
      // She is told that there is nothing; the log says that somebody asked.
      logEvent('refused', { code: 'not_staff', route: routePath(c), method: c.req.method })
      throw new ApiError('not_found')
    }
    noteSeen(c, session, found.lastSeenAt)
    if (!isPasskeyFresh(found.passkeyAt, { strict: proven ?? false })) throw new ApiError('passkey_required')
    if (!mayDo(found.role, role)) throw new ApiError('role_required')
    c.set('shopper', found.shopper)
    c.set('session', session)
    c.set('role', found.role)
    c.set('rows', rows)
    await next()
  }
}

function handlerFor<Batch extends Statements, I extends Input>(
  options: ForVisitors | ForStaff<Batch> | ForShoppers<'shopper' | 'luxe' | 'owner', Batch, I>,
): MiddlewareHandler {
  if (options.who === 'anybody') return forVisitors
  return options.who === 'staff' ? forStaff(options) : forShoppers(options)
}

/** The one middleware that decides who may call a route. Its rows and the shopper are in `c.var`. */
export function authorize(options: ForVisitors): MiddlewareHandler<VisitorEnv>
export function authorize<Batch extends Statements = [], I extends Input = {}>(
  options: ForShoppers<'shopper' | 'luxe', Batch, I>,
): MiddlewareHandler<ShopperEnv<BatchResponse<Batch>>, string, I>
export function authorize<Batch extends Statements, I extends Input = {}>(
  options: ForShoppers<'owner', Batch, I> & { batch: unknown },
): MiddlewareHandler<ShopperEnv<Found<BatchResponse<Batch>>>, string, I>
export function authorize<Batch extends Statements = []>(
  options: ForStaff<Batch>,
): MiddlewareHandler<StaffEnv<BatchResponse<Batch>>>
export function authorize<Batch extends Statements, I extends Input>(
  options: ForVisitors | ForStaff<Batch> | ForShoppers<'shopper' | 'luxe' | 'owner', Batch, I>,
): MiddlewareHandler {
  const handler = handlerFor(options)
  accesses.set(handler, { proven: false, nullForVisitors: false, ...options })
  return handler
}
