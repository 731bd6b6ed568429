import type { ExtractSchema } from 'hono/types'
import type * as v from 'valibot'
import type { Api } from '../api.ts'
import type { folders } from '../openapi/descriptions.ts'

type Endpoints = ExtractSchema<Api>
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never
type Described = Intersection<(typeof folders)[keyof typeof folders]>

/** What a route's handlers return, as the RPC client types it. */
type Returned<Route> = Route extends `${infer Method} ${infer Path}`
  ? Path extends keyof Endpoints
    ? `$${Lowercase<Method>}` extends keyof Endpoints[Path]
      ? Endpoints[Path][`$${Lowercase<Method>}`]
      : never
    : never
  : never

/** The status of a bare Response is unknown. */
type StatusOf<Answer> = Answer extends { status: infer Status; outputFormat: infer Format }
  ? string extends Format
    ? never
    : Status
  : never
type With<Answer, Status> = Answer extends { status: infer Own; output: infer Output }
  ? Status extends Own
    ? Output
    : never
  : never

/** Ignores readonly, which a schema does not express. */
type Fixed<Value> = Value extends object ? { readonly [Key in keyof Value]: Fixed<Value[Key]> } : Value

type Agrees<Route, Status, Schema> = Schema extends v.GenericSchema
  ? [With<Returned<Route>, Status>] extends [Fixed<v.InferOutput<Schema>>]
    ? true
    : false
  : true

type Differences<Route, Answers> =
  | { [S in keyof Answers]: Agrees<Route, S, Answers[S]> extends true ? never : S }[keyof Answers]
  | Exclude<StatusOf<Returned<Route>>, keyof Answers>

/** Routes whose handlers return something else than their descriptions say, with the statuses. */
export type Disagreements = {
  [
    Route in keyof Described as Differences<Route, Described[Route]> extends never ? never : Route
  ]: Differences<Route, Described[Route]>
}
