import type { ValidationTargets } from 'hono'
import type { RouterRoute } from 'hono/types'
import { findTargetHandler } from 'hono/utils/handler'
import type { GenericSchema } from 'valibot'
import { apiErrors, type ApiErrorCode } from '#shared/errors.ts'
import { accessBy, type Access } from '../auth/authorize.ts'
import { sameOrigin } from '../lib/app.ts'
import { takenBy } from '../lib/parse-input.ts'
import type { RouteAnswers } from '../lib/route-answers.ts'
import { folders, words, type Route, type RouteWords } from './descriptions.ts'

/** A route with everything that is known about it. */
export type Operation = {
  /** The path as it was registered: `/api/products/:id`. */
  path: string
  method: string
  tag: string
  description: RouteWords
  answers: RouteAnswers
  access: Access
  inputs: { target: keyof ValidationTargets; schema: GenericSchema }[]
  maxBytes: number | null
  errors: { status: number; code: ApiErrorCode }[]
}

const open: Access = { who: 'anybody', proven: false, nullForVisitors: false }

const entries = Object.entries(folders).flatMap(([tag, described]) =>
  Object.entries<RouteAnswers>(described).map(([route, answers]) => ({
    route,
    tag,
    answers,
    description: words[route as Route],
  })),
)

/** In the order of their statuses, each once. */
function errorsOf(
  { errors = [] }: RouteWords,
  { who, proven }: Access,
  taken: NonNullable<ReturnType<typeof takenBy>>[],
  namesOrigin: boolean,
) {
  // Of a code that is none, the status cannot be read.
  const codes: ApiErrorCode[] = [...(errors as ApiErrorCode[]), 'server_error']
  if (who !== 'anybody') codes.push('not_authenticated')
  if (who === 'luxe') codes.push('premium_required')
  if (who === 'owner') codes.push('not_found')
  if (proven) codes.push('proof_required')
  if (namesOrigin) codes.push('wrong_origin')
  if (taken.some(({ kind }) => kind === 'input')) codes.push('invalid_input')
  const found = codes.map((code) => ({ status: apiErrors[code].status as number, code }))
  for (const takes of taken) if (takes.kind === 'limit') found.push({ status: 413, code: takes.code })
  const once = new Map(found.map((error) => [`${error.status} ${error.code}`, error]))
  return [...once.values()].toSorted((a, b) => a.status - b.status || a.code.localeCompare(b.code))
}

/** Reads the routes of an app, in which middleware is listed as ALL and each handler of a route separately. */
export function readOperations(routes: RouterRoute[]) {
  const names = new Set(
    routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
  )
  const ruled = routes.findIndex(({ handler }) => handler === sameOrigin)
  const undescribed = [...names].filter((name) => !entries.some(({ route }) => route === name))
  const operations = entries
    .filter(({ route }) => names.has(route))
    .flatMap(({ route, tag, answers, description }): Operation[] => {
      const own = routes.filter(({ method, path }) => `${method} ${path}` === route)
      const [first] = own
      if (!first) return []
      const handlers = own.map(({ handler }) => findTargetHandler(handler))
      const taken = handlers.flatMap((handler) => takenBy(handler) ?? [])
      const [access = open] = handlers.flatMap((handler) => accessBy(handler) ?? [])
      const { method, path } = first
      const namesOrigin = method !== 'GET' && routes.indexOf(first) > ruled
      const operation = {
        path,
        method,
        tag,
        description,
        answers,
        access,
        inputs: taken.flatMap((takes) => (takes.kind === 'input' ? takes : [])),
        maxBytes: taken.find((takes) => takes.kind === 'limit')?.maxBytes ?? null,
        errors: errorsOf(description, access, taken, namesOrigin),
      }
      return [operation]
    })
  return { operations, undescribed }
}
