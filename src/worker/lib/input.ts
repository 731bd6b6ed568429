import { vValidator } from '@hono/valibot-validator'
import type { ValidationTargets } from 'hono'
import { bodyLimit } from 'hono/body-limit'
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

/** Refuses a longer body before it is read, also one that does not tell its length. */
export const limitBody = (mostBytes: number) =>
  bodyLimit({
    maxSize: mostBytes,
    onError: () => {
      throw new ApiError('image_too_large')
    },
  })

/** For calls of a few words. */
export const limitWords = bodyLimit({ maxSize: 16_000 })
