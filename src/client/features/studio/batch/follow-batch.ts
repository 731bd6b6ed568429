import { isFailure, saysSignedOut } from '#client/lib/api-failure.ts'
import type { BatchView } from '#shared/studio.ts'

/** The live channel tells at once; this finds what it could not, ms. */
const askEveryMs = 4_000

type Source = {
  fetchBatch: (batchId: string) => Promise<BatchView>
  /** Shorter when the network or she comes back. Rejects when the signal says so. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

type Watch = { signal: AbortSignal; onView: (view: BatchView) => void; onGone: () => void }

/** Asks how far a batch is until it has ended. Whatever may pass, a lost network above all, is waited for. */
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
