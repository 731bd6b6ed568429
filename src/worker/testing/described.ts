import * as v from 'valibot'
import { expect } from 'vitest'
import { apiErrors, type ApiErrorCode } from '#shared/errors.ts'
import { api } from '../api.ts'
import { isOpen } from '../auth/authorize.ts'
import { readOperations } from '../openapi/operations.ts'

const failure = v.looseObject({
  success: v.literal(false),
  error: v.picklist(Object.keys(apiErrors) as ApiErrorCode[]),
  message: v.string(),
  field: v.optional(v.string()),
})

let known: ReturnType<typeof readOperations>['operations'] | undefined

function operationOf({ method, url }: Request) {
  const [handlers] = api.router.match(method, new URL(url).pathname)
  const route = handlers.map(([[, one]]) => one).find((one) => one.method !== 'ALL')
  known ??= readOperations(api.routes).operations
  return known.find((one) => one.method === route?.method && one.path === route.path)
}

/** The body has exactly the fields of the schema. */
function hold(body: unknown, schema: v.GenericSchema, call: string) {
  const parsed = v.safeParse(schema, body)
  expect(
    parsed.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
    call,
  ).toBeUndefined()
  expect(body, call).toEqual(parsed.output)
}

/** Compares an answer with the OpenAPI document of its route, so that the document stays true. */
export async function holdToDocument(request: Request, response: Response) {
  const operation = operationOf(request)
  if (!operation) return
  const { status, ok } = response
  const call = `${request.method} ${operation.path} ${status}`
  if (status >= 400) {
    const { error } = v.parse(failure, await response.clone().json())
    // A body that is not JSON, or too long, is refused before it is parsed.
    expect(operation.errors, call).toContainEqual({ status, code: error })
    return
  }
  const isSignedIn = /session=./.test(request.headers.get('cookie') ?? '')
  if (ok && !isOpen(operation.access)) expect(isSignedIn, `${call} without a session`).toBe(true)
  expect(Object.keys(operation.answers), call).toContain(String(status))
  const answer = operation.answers[status]
  if (status === 101) return
  if (answer === null) expect(await response.clone().text(), call).toBe('')
  else if (typeof answer === 'string')
    expect(response.headers.get('content-type'), call).toMatch(answer.replace('*', ''))
  else if (answer) hold(await response.clone().json(), answer, call)
}
