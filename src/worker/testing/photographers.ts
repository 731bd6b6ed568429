import { inject } from 'vitest'
import type { TryOnFailure } from '#shared/try-on-job.ts'
import type { CloudProvider, Fault, Garment, Run } from '../try-on/providers/cloud-provider.ts'
import { scenarioMark, scenarios, type Scenario } from './fashn-scenarios.ts'
import { markedGarment } from './marked-garment.ts'
import {
  photographMarks,
  photographScenarios,
  type MarkedPhotographer,
  type PhotographScenario,
} from './photographer-scenarios.ts'
import { smallJpegBytes } from './pictures.ts'

declare module 'vitest' {
  interface ProvidedContext {
    workersAiAddress: string
    workersAiBase: string
    googleTryOnAddress: string
    bflAddress: string
    vtonAddress: string
  }
}

/** The fake Workers AI: by its own address for the binding, by `base` for the REST call. */
export const fakeWorkersAi = {
  address: inject('workersAiAddress'),
  base: inject('workersAiBase'),
  token: 'wa-test-token',
}
export const fakeGoogleTryOn = { address: inject('googleTryOnAddress') }

export const fakeGateway = { address: `${fakeWorkersAi.address}/gateway` }
export const fakeBfl = { address: inject('bflAddress'), key: 'bfl-test-key' }
export const fakeVton = { address: inject('vtonAddress'), token: 'vton-test-token' }

type Chosen = { fashn?: Scenario } & Partial<Record<MarkedPhotographer, PhotographScenario>>

/** A garment that makes each fake photographer follow its scenario; those that are not named succeed. */
export const garmentAt = ({ fashn = 'completes', ...chosen }: Chosen = {}, how?: { isGreen: boolean }) =>
  markedGarment(
    [
      [...scenarioMark, scenarios.indexOf(fashn)],
      ...marked.map(
        (one) => [...photographMarks[one], photographScenarios.indexOf(chosen[one] ?? 'completes')] as const,
      ),
    ],
    how,
  )

const marked = Object.keys(photographMarks) as MarkedPhotographer[]

/** A run of one top, or of the pieces that are given. */
export async function runOf(chosen: Chosen = {}, more: Partial<Run> = {}): Promise<Run & { digest: string }> {
  const { bytes, digest } = await garmentAt(chosen)
  const top: Garment = { picture: { bytes, type: 'image/png' }, category: 'tops' }
  const person = { bytes: smallJpegBytes(), type: 'image/jpeg' } as const
  const run = { person, draft: null, garments: [top], highQuality: false, seed: 7, webhookUrl: null }
  return { ...run, ...more, digest }
}

export type PhotographRun = {
  scenario: PhotographScenario
  garmentDigests: string[]
  /** What was asked for, without the pictures. */
  asked: Record<string, unknown>
  isBilled: boolean
}

/** A fake photographer's runs of these garments, oldest first. */
export async function photographsOf({ address }: { address: string }, ...digests: string[]) {
  const runs = await (await fetch(`${address}/fake/runs`)).json<PhotographRun[]>()
  return runs.filter(({ garmentDigests }) => garmentDigests.some((digest) => digests.includes(digest)))
}

const askGoogle = (path: string, body: object) =>
  fetch(`${fakeGoogleTryOn.address}/fake/${path}`, { method: 'POST', body: JSON.stringify(body) })

/** A service account of the fake Google's, with tokens of its own. */
export async function openServiceAccount(
  options: { tokenSeconds?: number; tokenStatus?: number; isRevoked?: boolean } = {},
) {
  const file = await (
    await askGoogle('account', options)
  ).json<Record<string, string> & { client_email: string }>()
  const email = file.client_email
  return {
    file,
    /** How many tokens it was given. */
    tokens: async () =>
      (
        await fetch(`${fakeGoogleTryOn.address}/fake/tokens?email=${encodeURIComponent(email)}`)
      ).json<number>(),
    revoke: () => askGoogle('revoke', { email }),
    withdrawTokens: () => askGoogle('withdraw', { email }),
  }
}

/** What a run comes to at its provider: the answer to its start, or of the poll that finds its end. */
export async function outcomeOf(provider: CloudProvider, run: Run, timeoutMs = 5_000) {
  const started = await provider.start(run, timeoutMs)
  if (started.type !== 'accepted') return started
  for (;;) {
    const polled = await provider.poll(started.reference, timeoutMs)
    if (polled.type !== 'still_running') return polled
    await scheduler.wait(10)
  }
}

/** A failure as a provider tells it. */
export const failed = (failure: TryOnFailure, fault: Fault) => ({ type: 'failed' as const, failure, fault })
