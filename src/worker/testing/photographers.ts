import { inject } from 'vitest'
import type { Garment, Run } from '../try-on/providers/cloud-provider.ts'
import { scenarioMark, scenarios, type Scenario } from './fashn-scenarios.ts'
import { markedGarment } from './marked-garment.ts'
import { photographMarks, photographScenarios, type PhotographScenario } from './photographer-scenarios.ts'
import { smallJpegBytes } from './pictures.ts'

declare module 'vitest' {
  interface ProvidedContext {
    workersAiAddress: string
    workersAiBase: string
    googleTryOnAddress: string
  }
}

/** The fake Workers AI: by its own address for the binding, by `base` for the REST call. */
export const fakeWorkersAi = {
  address: inject('workersAiAddress'),
  base: inject('workersAiBase'),
  token: 'wa-test-token',
}
export const fakeGoogleTryOn = { address: inject('googleTryOnAddress') }

type Chosen = { fashn?: Scenario; workers_ai?: PhotographScenario; google?: PhotographScenario }

/** A garment that makes each fake photographer follow its scenario; those that are not named succeed. */
export const garmentAt = ({
  fashn = 'completes',
  workers_ai = 'completes',
  google = 'completes',
}: Chosen = {}) =>
  markedGarment(
    [...scenarioMark, scenarios.indexOf(fashn)],
    [...photographMarks.workers_ai, photographScenarios.indexOf(workers_ai)],
    [...photographMarks.google, photographScenarios.indexOf(google)],
  )

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
