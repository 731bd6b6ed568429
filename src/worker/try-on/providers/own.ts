import * as v from 'valibot'
import type { WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import { logEvent, logFault } from '../../lib/log.ts'
import { within } from '../../lib/time-limit.ts'
import type { CloudProvider, Failed, Fault, Polled, Run, Started } from './cloud-provider.ts'
import type { TryOnFailure } from '#shared/try-on-job.ts'
import { call, fromBase64, leftOf, openMade, toBase64 } from './provider-call.ts'
import { refit, type Shrink } from './shrink-picture.ts'

/** The operator's own machine, which serves a model by the contract of deploy/vton. */
export type OwnServer = { baseUrl: string; token: string; shrink: Shrink | null }

/** A piece a run. What the machine costs is told by whoever lends it: a picture more costs nothing. */
export const openOwn = (server: OwnServer): CloudProvider => ({
  piecesPerRun: 1,
  wearsExtras: false,
  hasWebhook: false,
  price: () => 0,
  start: (run, timeoutMs) => start(server, run, timeoutMs),
  poll: (reference, timeoutMs) => poll(server, reference, timeoutMs),
})

const categories: Partial<Record<WornCategory, 'tops' | 'bottoms' | 'one-pieces'>> = {
  bottoms: 'bottoms',
  skirts: 'bottoms',
  tops: 'tops',
  dresses: 'one-pieces',
  outerwear: 'tops',
}

/** The model works at 576 × 864. */
const limits = { maxSide: 1536, maxBytes: 4_000_000 }

async function bodyOf({ person, garments: [garment], seed }: Run, shrink: Shrink | null) {
  const category = garment && categories[garment.category]
  if (!category) throw new Error('a run without a piece of clothing')
  const [own, piece] = await Promise.all([
    refit(person, limits, shrink),
    refit(garment.picture, limits, shrink),
  ])
  return JSON.stringify({ person: toBase64(own.bytes), garment: toBase64(piece.bytes), category, seed })
}

const failed = (failure: TryOnFailure, fault: Fault): Failed => ({ type: 'failed', failure, fault })

/** What the server's words for a failure mean; any other is its own fault. */
const failures: Record<string, Failed> = {
  unreadable: failed('processing_failed', 'input'),
  nobody: failed('processing_failed', 'input'),
  refused: failed('picture_refused', 'refused'),
}

const headersOf = ({ token }: OwnServer) => ({
  Authorization: `Bearer ${token}`,
  'Content-Type': 'application/json',
})

const taken = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) })
const refusal = v.object({ code: v.string() })

async function start(server: OwnServer, run: Run, timeoutMs: number): Promise<Started> {
  const timeLeft = leftOf(timeoutMs)
  const body = await within(timeoutMs, () => bodyOf(run, server.shrink)).catch((error: unknown) => {
    logFault('own_not_sent', error)
    return null
  })
  if (!body) return failed('start_failed', 'provider')
  const sent = await call(new URL('/v1/try-on', server.baseUrl), timeLeft(), {
    method: 'POST',
    headers: headersOf(server),
    body,
  }).catch((error: unknown) => {
    logEvent('own_unanswered', { error: String(error) })
    return null
  })
  if (!sent) return { type: 'outcome_unknown' }
  const { status, answer, retryAfterMs } = sent
  const accepted = v.safeParse(taken, answer)
  if (status === 202 && accepted.success) return { type: 'accepted', reference: accepted.output.id }
  const told = v.safeParse(refusal, answer)
  const code = told.success ? told.output.code : ''
  logEvent('own_refused', { status, code: code.slice(0, 40) })
  if (status === 429 || status === 503) return { type: 'busy', retryAfterMs: retryAfterMs ?? busyMs }
  if (status === 401 || status === 403) return failed('start_failed', 'account')
  if (status === 404) return failed('start_failed', 'ended')
  if (!told.success) return { type: 'outcome_unknown' }
  return failures[code] ?? failed('start_failed', 'provider')
}

const busyMs = 5_000

const statusAnswer = v.variant('status', [
  v.object({ status: v.literal('running') }),
  v.object({ status: v.literal('completed'), picture: v.string() }),
  v.object({ status: v.literal('failed'), code: v.string() }),
])

async function poll(server: OwnServer, reference: string, timeoutMs: number): Promise<Polled> {
  const path = new URL(`/v1/try-on/${reference}`, server.baseUrl)
  const { status: httpStatus, answer } = await call(path, timeoutMs, { headers: headersOf(server) })
  const parsed = v.safeParse(statusAnswer, answer)
  if (httpStatus !== 200 || !parsed.success) return { type: 'unread', missing: httpStatus === 404 }
  const told = parsed.output
  if (told.status === 'running') return { type: 'still_running' }
  if (told.status === 'completed') {
    const picture = openMade(fromBase64(told.picture))
    return picture ? { type: 'completed', picture } : failed('unknown', 'provider')
  }
  logEvent('own_run_failed', { code: told.code.slice(0, 40) })
  return failures[told.code] ?? failed('processing_failed', 'provider')
}
