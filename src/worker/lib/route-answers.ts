import * as v from 'valibot'

/** The media type of a body that is not JSON; null without a body. */
type Plain = `${string}/${string}` | null

/** What a route answers, by status: a schema, or what it is where it is not JSON. */
export type RouteAnswers = Readonly<Record<number, v.GenericSchema | Plain>>

/**
 * What each route answers, which its handler does not state at run time. It is read by the document and by the tests, never while
 * a call is answered. What the route accepts, and from whom, is read from the route itself; the words stand in openapi/routes.json.
 */
export type Answers = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`, RouteAnswers>>

/** A moment in ISO 8601. */
export const moment = v.pipe(v.string(), v.isoTimestamp())

export const succeeded = v.object({ success: v.literal(true) })
