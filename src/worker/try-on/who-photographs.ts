import { photographers, type Photographer, type PhotographConsents } from '#shared/photographers.ts'
import { readSetting } from '../switches/office-settings.ts'
import { isOff } from '../switches/switches.ts'
import { readPools, withAccount } from './providers/pools.ts'

/** The environment with what the office has set in place of its variable. */
export async function asSet(env: Env): Promise<Env> {
  const set = await readSetting(env, 'photographers')
  return set ? { ...env, PHOTOGRAPHERS: set } : env
}

/** The services that the operator has set up, in his order; none while the office has switched them off. */
export async function openPhotographers(env: Env): Promise<Photographer[]> {
  if (withAccount(env).length === 0) return []
  const [site, areOff] = await Promise.all([asSet(env), isOff(env, 'photographs')])
  return areOff ? [] : [...new Set(readPools(site).map(({ photographer }) => photographer))]
}

/** Those of them that she has agreed to. */
export const agreedPhotographers = async (env: Env, consents: PhotographConsents) =>
  (await openPhotographers(env)).filter((one) => consents[one]?.granted)

/** Adds her answers of today to those of before. */
export const withAnswers = (
  consents: PhotographConsents,
  answers: Partial<Record<Photographer, boolean>>,
  now: Date,
): PhotographConsents => ({
  ...consents,
  ...Object.fromEntries(
    photographers.flatMap((one) => {
      const granted = answers[one]
      return granted === undefined ? [] : [[one, { granted, at: now.toISOString() }]]
    }),
  ),
})

type Start = {
  /** Every picture that the try-on names. */
  references: string[]
  agreed: Photographer[]
  /** Whether a person stands behind the account (auth/email-confirmed.ts). */
  isConfirmed: boolean
}

/** What stays in the browser is rendered there, whatever is configured, and nobody is photographed without her yes. */
export const providerFor = ({ references, agreed, isConfirmed }: Start) =>
  agreed.length > 0 && isConfirmed && references.every((one) => !one.startsWith('device:'))
    ? 'cloud'
    : 'device'
