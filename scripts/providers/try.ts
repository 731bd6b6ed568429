import { setTimeout as pause } from 'node:timers/promises'
import type { CloudProvider, Pixels, Run } from '#worker/try-on/providers/cloud-provider.ts'

export type Outcome = { picture: Pixels; tookMs: number } | { fault: string; tookMs: number }

const callMs = 120_000
const pollPauseMs = 2_000

/** Starts one run and waits for its end. */
export async function tryRun(provider: CloudProvider, run: Run, pauseMs = pollPauseMs): Promise<Outcome> {
  const startedAt = Date.now()
  const tookMs = () => Date.now() - startedAt
  const started = await provider.start(run, callMs)
  if (started.type === 'completed') return { picture: started.picture, tookMs: tookMs() }
  if (started.type !== 'accepted') return { fault: JSON.stringify(started), tookMs: tookMs() }
  while (tookMs() < callMs) {
    const polled = await provider.poll(started.reference, callMs)
    if (polled.type === 'completed') return { picture: polled.picture, tookMs: tookMs() }
    if (polled.type === 'failed') return { fault: JSON.stringify(polled), tookMs: tookMs() }
    await pause(pauseMs)
  }
  return { fault: 'it does not end', tookMs: tookMs() }
}
