import type { Fitting } from './cloud-provider.ts'
import { openFashn } from './providers/fashn.ts'

/** Without a key for the cloud, the shopper's own browser renders. */
export const cloudProviderConfigured = (env: Env) => Boolean(env.FASHN_API_KEY)

/** A photo that stays in the browser is rendered there, whatever is configured. */
export const pickProvider = (env: Env, pictures: string[]) =>
  cloudProviderConfigured(env) && pictures.every((picture) => !picture.startsWith('device:'))
    ? 'cloud'
    : 'device'

/** FASHN's own default: the job does not choose one yet. */
const seed = 42

/** FASHN alone, one garment a run: the form in which the job asks until it knows the contract of all providers. */
export function cloudProvider(env: Env) {
  const fashn = openFashn({ baseUrl: env.FASHN_BASE_URL, key: env.FASHN_API_KEY ?? '' })
  return {
    start: async ({ garment, category, ...fitting }: Fitting, timeoutMs: number) => {
      const garments = [{ picture: garment, category }]
      const started = await fashn.start({ ...fitting, garments, draft: null, seed }, timeoutMs)
      if (started.type === 'completed') throw new Error('FASHN ends no run within the call')
      return started
    },
    poll: (reference: string, timeoutMs: number) => fashn.poll(reference, timeoutMs),
  }
}
