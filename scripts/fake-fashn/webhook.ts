import { setTimeout as pause } from 'node:timers/promises'
import type { Run } from './account.ts'
import type { Service } from './service.ts'
import { statusOf } from './status.ts'

const maxTries = 5

/** Sends an unsigned webhook when the run ends, and repeats it until it is accepted, as the real service does. */
export function sendWebhook(service: Service, run: Run) {
  void deliver(service, run, run.webhookUrl ?? '')
}

async function deliver(service: Service, run: Run, address: string) {
  // The timer must not keep this process alive.
  await pause(Math.max(0, run.endsAt - Date.now()), undefined, { ref: false })
  for (let tried = 0; tried < maxTries; tried++) {
    // A timer may fire a moment before the clock shows its time.
    const body = JSON.stringify(statusOf(service, run, Math.max(run.endsAt, Date.now())))
    const headers = { 'Content-Type': 'application/json' }
    const signal = AbortSignal.timeout(10_000)
    const taken = await fetch(address, { method: 'POST', headers, body, signal }).catch(() => null)
    if (taken?.ok) return
    await pause(service.webhookRetryMs * 2 ** tried, undefined, { ref: false })
  }
}
