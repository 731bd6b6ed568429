import { isFailure, saysSignedOut } from '#client/lib/api-failure.ts'
import type { BatchView } from '#shared/studio.ts'

/** How often to poll, ms. The live channel is quicker; polling finds what it has missed. */
const askEveryMs = 4_000

type Source = {
  fetchBatch: (batchId: string) => Promise<BatchView>
  /** Resolves earlier when the network comes back or the page is shown again. Rejects when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

type Watch = { signal: AbortSignal; onView: (view: BatchView) => void; onGone: () => void }

/** Polls a batch until it has ended. Failures that may pass, such as a lost network, are waited out. */
export async function followBatch(batchId: string, source: Source, { signal, onView, onGone }: Watch) {
  for (;;) {
    await source.wait(askEveryMs, signal)
    try {
      const view = await source.fetchBatch(batchId)
      if (signal.aborted) return
      onView(view)
      if (view.state === 'done') return
    } catch (error) {
      if (!isFailure(error)) throw error
      if (saysSignedOut(error) || isFailure(error, 'not_found')) return onGone()
    }
  }
}
