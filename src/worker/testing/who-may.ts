import type { SignedIn } from './signed-in.ts'

/** The statuses for five callers: a visitor, and on each plan another shopper and the owner of what the call names. */
export type Statuses = [
  visitor: number,
  stranger: number,
  owner: number,
  strangerWithLuxe: number,
  ownerWithLuxe: number,
]

/** The arguments of `fetch`. */
export type Call = { path: string; init?: RequestInit }

/** The status for each caller, and the call, which is built for the owner and sent unchanged by all of them. */
export type Row = [Statuses, (owner: SignedIn) => Call | Promise<Call>]

/** The call concerns no shopper, so a visitor gets the same answer as all others. */
export const everybody = (status: number): Statuses => [status, status, status, status, status]

/** Each shopper gets what belongs to her. */
export const everyShopper = (status: number): Statuses => [401, status, status, status, status]

/** The call names something of the owner's. Others learn only that they have no such thing. */
export const ownerAlone = (status: number, others = 404): Statuses => [401, others, status, others, status]

/** Each shopper with Luxe gets what belongs to her. */
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
