import * as v from 'valibot'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { parse } from '../lib/parse-input.ts'

/**
 * Reads the run's id, which stands before the pictures in the body. The rest is discarded unread: a provider whose
 * upload is cut off would repeat it later.
 */
async function referenceIn(body: ReadableStream<Uint8Array> | null) {
  let start = ''
  for await (const chunk of body ?? []) {
    if (start.length < nameWithin) start += new TextDecoder().decode(chunk.subarray(0, nameWithin))
  }
  return /"id"\s*:\s*"([\w-]{1,64})"/.exec(start)?.[1] ?? null
}

const nameWithin = 1_000

const secretInput = v.object({ secret: v.optional(v.pipe(v.string(), v.maxLength(128)), '') })

/**
 * FASHN does not sign its webhooks: the address contains the job's own secret, and a call only makes the job read its
 * status again. It comes from a server, so it names no origin.
 */
export const fashnWebhookRoutes = factory
  .createApp()
  .post('/:jobId', parse('query', secretInput), async (c) => {
    const { secret } = c.req.valid('query')
    const jobId = c.req.param('jobId').slice(0, 64)
    const reference = await referenceIn(c.req.raw.body)
    if (!(await c.env.TRY_ON_JOBS.getByName(jobId).hear(secret, reference))) throw new ApiError('not_found')
    return c.body(null, 204)
  })
