import { isFailure } from '#client/lib/api-failure.ts'
import { maxPolls, pollIntervalMs, type TryOnView } from '#shared/try-on-job.ts'
import { TryOnError } from './try-on-error.ts'

export type JobSource = {
  fetchStatus: (predictionId: string, signal: AbortSignal) => Promise<TryOnView>
  /** Calls back with every view of any of the shopper's jobs; gives back the function that stops it. */
  listen: (onView: (view: TryOnView) => void) => () => void
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

type Watch = {
  signal: AbortSignal
  onView: (view: TryOnView) => void
  onLost: () => void
}

/** How many useless answers in a row end the watch. */
const toleratedFailures = 3

const isOver = ({ status }: TryOnView) => status === 'completed' || status === 'failed'

/**
 * Resolves with the final view of a job, from the live channel or by polling until the job must have ended. Polls without
 * a network are not counted, since the job goes on meanwhile.
 */
export async function watchJob(predictionId: string, source: JobSource, watch: Watch): Promise<TryOnView> {
  const { promise: ended, resolve: end } = Promise.withResolvers<TryOnView>()
  const take = (view: TryOnView) => {
    if (view.predictionId !== predictionId) return
    if (isOver(view)) end(view)
    else watch.onView(view)
  }
  const stopListening = source.listen(take)
  try {
    let failures = 0
    for (let polls = 0; polls < maxPolls;) {
      const over = await Promise.race([ended, source.wait(pollIntervalMs, watch.signal)])
      if (over) return over
      const asked = await ask(predictionId, source, watch)
      if (asked === 'lost') continue
      polls += 1
      if (typeof asked === 'object') {
        failures = 0
        if (isOver(asked)) return asked
        watch.onView(asked)
      } else if (++failures >= toleratedFailures) {
        throw new TryOnError(
          asked === 0 ? { kind: 'invalid_answer' } : { kind: 'status', call: 'poll', status: asked },
        )
      }
    }
    throw new TryOnError('timeout')
  } finally {
    stopListening()
  }
}

/** Asks once: a view, 'lost' without a network, or an HTTP status that may pass (0 for an answer that makes no sense). */
async function ask(predictionId: string, source: JobSource, { signal, onLost }: Watch) {
  try {
    const view = await source.fetchStatus(predictionId, signal)
    return typeof view === 'object' && view !== null && 'status' in view ? view : 0
  } catch (error) {
    if (isFailure(error, 'connection_lost')) {
      onLost()
      return 'lost'
    }
    if (!isFailure(error)) return error instanceof SyntaxError ? 0 : Promise.reject(error)
    if (error.status < 400) return 0
    if (error.status >= 500 || error.status === 429) return error.status
    throw new TryOnError({ kind: 'status', call: 'poll', status: error.status })
  }
}
