import type { SignedIn } from './signed-in.ts'

/** What five askers are answered: a visitor, and of either plan somebody else and the owner of what the call names. */
export type Statuses = [
  visitor: number,
  stranger: number,
  owner: number,
  strangerWithLuxe: number,
  ownerWithLuxe: number,
]

/** As fetch takes it. */
export type Call = { path: string; init?: RequestInit }

/** What each asker is answered, and the call: built by the owner, and sent as it is by everybody. */
export type Row = [Statuses, (owner: SignedIn) => Call | Promise<Call>]

/** Nothing in it is anybody's: a visitor is answered like all others. */
export const everybody = (status: number): Statuses => [status, status, status, status, status]

/** Each shopper is answered with what is her own. */
export const everyShopper = (status: number): Statuses => [401, status, status, status, status]

/** The call names something of the owner's: nobody else is told more than that there is no such thing. */
export const ownerAlone = (status: number, others = 404): Statuses => [401, others, status, others, status]

/** Each shopper with Luxe is answered with what is her own. */
export const luxeAlone = (status: number): Statuses => [401, 403, 403, status, status]

export const withJson = (method: string, body?: unknown): RequestInit =>
  body === undefined
    ? { method }
    : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }

export const get =
  (path: string): Row[1] =>
  () => ({ path })

export const send =
  (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Row[1] =>
  () => ({ path, init: withJson(method, body) })

/** For a call whose body or path names something of the owner's. */
export const sendForOwner =
  (
    method: 'POST' | 'PUT' | 'DELETE',
    build: (owner: SignedIn) => Promise<{ path: string; body?: unknown }>,
  ): Row[1] =>
  async (owner) => {
    const { path, body } = await build(owner)
    return { path, init: withJson(method, body) }
  }
