import type { Scenario } from '#worker/testing/fashn-scenarios.ts'
import type { Size } from '../fake-photographers/pictures.ts'
import type { Account } from './account.ts'
import { trueSize } from './drawing.ts'

export type Options = {
  port?: number
  /** The keys that are accepted, with spaces between them. Each has credits and limits of its own. */
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
  accounts: Map<string, Account>
  /** Scenarios of the next runs whose garment names none. */
  planned: Scenario[]
  /** That of every run that nothing else decides. */
  mode: Scenario
  /** Runs that were refused before anything was started. */
  refusals: { scenario: Scenario; at: number }[]
}

export const defaults: Required<Options> = {
  port: 0,
  key: 'fa-test-key fa-other-key',
  runMs: 1_500,
  runsPerMinute: 50,
  atOnce: 6,
  readsPerTenSeconds: 50,
  webhookRetryMs: 10_000,
  size: trueSize,
}
