import { vValidator } from '@hono/valibot-validator'
import type { ValidationTargets } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import type * as v from 'valibot'
import { ApiError } from './errors.ts'

/** Parses an input or throws `invalid_input` with the name of the first field that does not fit. */
export const parse = <Target extends keyof ValidationTargets, Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema,
) =>
  vValidator(target, schema, (result) => {
    if (result.success) return
    const field = result.issues[0].path?.[0]?.key
    throw new ApiError('invalid_input', typeof field === 'string' ? { field } : {})
  })

/** Lets a body pass by unread: to a sender who is cut off, our answer is a broken connection. */
const letPass = (body: ReadableStream | null) => body?.pipeTo(new WritableStream()).catch(() => undefined)

const limit = (mostBytes: number, refusal: () => Error) =>
  bodyLimit({
    maxSize: mostBytes,
    onError: async (c) => {
      await letPass(c.req.raw.body)
      throw refusal()
    },
  })

/** Refuses a longer body unread, also one that does not tell its length. For calls that carry a picture. */
export const limitBody = (mostBytes: number) => limit(mostBytes, () => new ApiError('image_too_large'))

/** Likewise, for calls without a picture. */
export const limitTo = (mostBytes: number) => limit(mostBytes, () => new HTTPException(413))

/** For calls of a few words. */
export const limitWords = limitTo(16_000)
