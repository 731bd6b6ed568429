import type { Scenario } from '#worker/testing/fashn-scenarios.ts'
import type { Account } from './account.ts'
import { trueSize, type Size } from './drawing.ts'

export type Options = {
  port?: number
  /** The only key that is accepted. */
  key?: string
  /** How long a run in the balanced mode takes; quality takes twice as long, performance half. */
  runMs?: number
  runsPerMinute?: number
  atOnce?: number
  readsPerTenSeconds?: number
  /** The pause before a webhook that was not accepted is sent again, doubled each time. */
  webhookRetryMs?: number
  /** The size of its pictures: small ones are fast, for tests that do not look at them. */
  size?: Size
}

export type Service = Required<Options> & {
  address: string
  account: Account
  /** Scenarios of the next runs whose garment names none. */
  planned: Scenario[]
}

export const defaults: Required<Options> = {
  port: 0,
  key: 'fa-test-key',
  runMs: 1_500,
  runsPerMinute: 50,
  atOnce: 6,
  readsPerTenSeconds: 50,
  webhookRetryMs: 10_000,
  size: trueSize,
}
