import { EngineRefusal } from '@cabine/engine'
import { ApiFailure } from '#client/lib/api-failure.ts'
import type { TryOnFailure, TryOnView } from '#shared/try-on-job.ts'
import type { Failure, FailureKey } from '../try-on-state.ts'

/** A try-on has failed; `failure` says why, and failure-text.ts has the sentence for it. */
export class TryOnError extends Error {
  override name = 'TryOnError'
  readonly failure: Failure

  constructor(failure: Failure | FailureKey) {
    super(typeof failure === 'string' ? failure : JSON.stringify(failure))
    this.failure = typeof failure === 'string' ? { kind: 'sentence', key: failure } : failure
  }
}

/** Turns whatever was thrown into a failure for the shopper (spec 2.8.2 to 2.8.9). */
export function failureOf(error: unknown): Failure {
  if (error instanceof TryOnError) return error.failure
  if (error instanceof EngineRefusal) return { kind: 'refusal', code: error.code }
  if (error instanceof ApiFailure) return serverFailure(error)
  return { kind: 'sentence', key: 'unknown' }
}

function serverFailure({ status, code, details }: ApiFailure): Failure {
  if (code === 'connection_lost') return { kind: 'sentence', key: 'connection' }
  if (code === 'images_required') return { kind: 'sentence', key: 'images_required' }
  // Our own codes have translated sentences; a proxy or gateway before our server has its own words, or none.
  if (typeof details.error === 'string' && code === details.error) {
    if (code === 'start_failed') return { kind: 'sentence', key: 'start_failed' }
    if (code === 'server_error') return { kind: 'sentence', key: 'start_failed', isUnclear: true }
    return { kind: 'server', code, text: '' }
  }
  const text = [details.message, details.error].find(
    (one): one is string => typeof one === 'string' && one !== '',
  )
  return text ? { kind: 'server', code: '', text } : { kind: 'status', call: 'start', status }
}

const sentences: Record<TryOnFailure, FailureKey> = {
  start_failed: 'start_failed',
  garment_unreadable: 'garment_unreadable',
  timeout: 'timeout',
  processing_failed: 'processing_failed',
  unknown: 'unknown',
  picture_refused: 'picture_refused',
  drifted: 'drifted',
}

export const failureOfView = ({ error }: TryOnView): Failure => ({
  kind: 'sentence',
  key: error ? sentences[error] : 'processing_failed',
})

/** The failure of a render on this device as the server is told of it; it then gives the credit back. */
export function reportedFailure({ kind, ...rest }: Failure): TryOnFailure {
  if (kind === 'refusal' && 'code' in rest) {
    if (rest.code === 'models_unreachable' || rest.code === 'not_supported') return 'start_failed'
    return rest.code === 'garment_unreadable' ? 'garment_unreadable' : 'processing_failed'
  }
  if (kind === 'sentence' && 'key' in rest && rest.key === 'garment_unreadable') return 'garment_unreadable'
  return 'unknown'
}
