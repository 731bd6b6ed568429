import type { Scenario } from '#worker/testing/fashn-scenarios.ts'

export type RunError = { name: string; message: string }

export type Run = {
  id: string
  scenario: Scenario
  /** A digest of the garment's bytes, by which a test finds its own runs. */
  garmentDigest: string
  startedAt: number
  endsAt: number
  inputs: Record<string, unknown>
  webhookUrl: string | null
  output: Buffer | null
  outputType: 'image/jpeg' | 'image/png'
  error: RunError | null
  charged: boolean
  statusReads: number
  downloads: number
}

type Limits = { runsPerMinute: number; atOnce: number; readsPerTenSeconds: number }

/** One customer of the service: its runs, its credits and its used-up rate limits. */
export class Account {
  readonly runs: Run[] = []
  credits = 1000
  isRevoked = false
  /** Counts refusals of `run` by the garment's digest, for the scenarios that refuse twice. */
  readonly refusals = new Map<string, number>()
  readonly limits: Limits
  #runTimes: number[] = []
  #readTimes: number[] = []
  #places = 0

  constructor(limits: Limits) {
    this.limits = limits
  }

  /** Whether another `run` fits into the last minute; counts it if so. */
  takeRun(now: number) {
    this.#runTimes = this.#runTimes.filter((at) => at > now - 60_000)
    if (this.#runTimes.length >= this.limits.runsPerMinute) return false
    this.#runTimes.push(now)
    return true
  }

  takeRead(now: number) {
    this.#readTimes = this.#readTimes.filter((at) => at > now - 10_000)
    if (this.#readTimes.length >= this.limits.readsPerTenSeconds) return false
    this.#readTimes.push(now)
    return true
  }

  /** Reserves a place for a run whose pictures are still being read; null when all places are taken. */
  takePlace(now: number) {
    const running = this.runs.filter(({ endsAt }) => endsAt > now).length
    if (running + this.#places >= this.limits.atOnce) return null
    this.#places += 1
    return () => {
      this.#places -= 1
    }
  }
}
