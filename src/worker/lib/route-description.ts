import * as v from 'valibot'
import type { ApiErrorCode } from '#shared/errors.ts'

/** The media type of a body that is not JSON; null without a body. */
type Plain = `${string}/${string}` | null

/**
 * Describes what a route answers, which its handler does not state at run time. It is read by the document and by the
 * tests, never while a call is answered. What the route accepts, and from whom, is read from the route itself.
 */
export type RouteDescription = {
  summary: string
  answers: Readonly<Record<number, v.GenericSchema | Plain>>
  /** Error codes besides those that the route's guards throw. */
  errors?: readonly ApiErrorCode[]
  /** Headers that are read without a schema. */
  headers?: Readonly<Record<string, string>>
  /** The media type of a body that is read without a schema. */
  body?: `${string}/${string}`
}

export type Descriptions = Readonly<
  Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`, RouteDescription>
>

/** A moment in ISO 8601. */
export const moment = v.pipe(v.string(), v.isoTimestamp())

export const succeeded = v.object({ success: v.literal(true) })
