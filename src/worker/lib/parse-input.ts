import { vValidator } from '@hono/valibot-validator'
import type { HonoRequest, ValidationTargets } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import type * as v from 'valibot'
import type { ApiErrorCode } from '#shared/errors.ts'
import { ApiError } from './errors.ts'

/** What a route accepts, for the OpenAPI document. */
type Taken =
  | { kind: 'input'; target: keyof ValidationTargets; schema: v.GenericSchema }
  | { kind: 'limit'; maxBytes: number; code: ApiErrorCode }

const taken = new WeakMap<object, Taken>()

/** What this handler accepts, if it was made by `parse` or a body limit. */
export const takenBy = (handler: object) => taken.get(handler)

function noted<Handler extends object>(handler: Handler, takes: Taken) {
  taken.set(handler, takes)
  return handler
}

const isJson = /^application\/(?:[\w.-]+\+)?json\b/i

/**
 * Some programs say that they send JSON and send nothing: that is no body, as without the header, and not one that cannot be read.
 */
async function dropEmptyBody(req: HonoRequest) {
  if (!isJson.test(req.header('content-type') ?? '') || (await req.text()) !== '') return
  const headers = new Headers(req.raw.headers)
  headers.delete('content-type')
  req.raw = new Request(req.raw.url, { method: req.method, headers })
}

/** Parses an input, or throws `invalid_input` with the name of the first invalid field. */
export function parse<Target extends keyof ValidationTargets, Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema,
) {
  const validate = vValidator(target, schema, (result) => {
    if (result.success) return
    const field = result.issues[0].path?.[0]?.key
    throw new ApiError('invalid_input', typeof field === 'string' ? { field } : {})
  })
  if (target !== 'json') return noted(validate, { kind: 'input', target, schema })
  const handler = async (...[c, next]: Parameters<typeof validate>) => {
    await dropEmptyBody(c.req)
    return validate(c, next)
  }
  // What it refuses it throws, so that the library's type of a handler has no answer that could come later.
  return noted(handler as typeof validate, { kind: 'input', target, schema })
}

/**
 * Reads the rest of a body and discards it: a sender whose upload is cut off sees a broken connection instead of our
 * answer.
 */
const letPass = (body: ReadableStream | null) => body?.pipeTo(new WritableStream()).catch(() => undefined)

function limit(maxBytes: number, code: ApiErrorCode, refusal: () => Error) {
  const handler = bodyLimit({
    maxSize: maxBytes,
    onError: async (c) => {
      await letPass(c.req.raw.body)
      throw refusal()
    },
  })
  return noted(handler, { kind: 'limit', maxBytes, code })
}

/**
 * Refuses a body that is longer than the limit, even if it does not state its length. For calls that carry a picture.
 */
export const limitBody = (maxBytes: number) =>
  limit(maxBytes, 'image_too_large', () => new ApiError('image_too_large'))

/** Likewise, for calls without a picture. */
export const limitTo = (maxBytes: number) => limit(maxBytes, 'invalid_input', () => new HTTPException(413))

/** For calls with a small JSON body. */
export const limitWords = limitTo(16_000)
