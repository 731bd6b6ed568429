import * as v from 'valibot'
import type { ApiErrorCode } from '#shared/errors.ts'

/** A body that is no JSON, by its media type; null where there is no body. */
type Plain = `${string}/${string}` | null

/**
 * What a route answers, which its handler cannot be asked: read by the document and by the tests, never while a call is
 * answered. What it takes, how much of it, and from whom, is read off the route itself.
 */
export type RouteDescription = {
  summary: string
  answers: Readonly<Record<number, v.GenericSchema | Plain>>
  /** Besides those that the route's guards throw. */
  errors?: readonly ApiErrorCode[]
  /** A header that is read and not parsed. */
  headers?: Readonly<Record<string, string>>
  /** A body that is read and not parsed, by its media type. */
  body?: `${string}/${string}`
}

export type Descriptions = Readonly<
  Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`, RouteDescription>
>

/** A moment as JSON has it. */
export const moment = v.pipe(v.string(), v.isoTimestamp())

export const succeeded = v.object({ success: v.literal(true) })
