import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { apiErrors } from '#shared/errors.ts'
import { officeErrors } from '#shared/office/office-errors.ts'
import type { AppEnv } from './app.ts'
import { currentCall } from './current-call.ts'
import { ApiError } from './errors.ts'
import { logFault } from './log.ts'
import { logRefusal } from './security-log.ts'

const known = { ...apiErrors, ...officeErrors }

/** Turns whatever a route throws into the answer that the client knows how to read. */
export const answerError: ErrorHandler<AppEnv> = (error, c) => {
  const call = currentCall()
  // What a shopper can tell us, and we find in the log.
  if (call) c.header('X-Request-Id', call.id)
  if (error instanceof ApiError) {
    logRefusal(error.code, routePath(c), c.req.method)
    const { status, message } = known[error.code]
    const body = { success: false as const, error: error.code, message, ...error.details }
    return c.json(body, status as ContentfulStatusCode, error.headers)
  }
  if (error instanceof HTTPException && error.status < 500) {
    const body = { success: false as const, error: 'invalid_input', message: apiErrors.invalid_input.message }
    return c.json(body, error.status)
  }
  // Logs the route pattern instead of the path, because a path names shoppers and photos, and a webhook's contains a
  // secret.
  logFault('unexpected_error', error, { route: routePath(c), method: c.req.method })
  const body = { success: false as const, error: 'server_error', message: apiErrors.server_error.message }
  return c.json(body, 500)
}
