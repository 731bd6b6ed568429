import type { CloudProvider } from './cloud-provider.ts'
import { pollFashn, startFashn } from './fashn.ts'

/** Without a key for the cloud, the shopper's own browser renders. */
export const cloudProviderConfigured = (env: Env) => Boolean(env.FASHN_API_KEY)

/** A photo that stays in the browser is rendered there, whatever is configured. */
export const pickProvider = (env: Env, pictures: string[]) =>
  cloudProviderConfigured(env) && pictures.every((picture) => !picture.startsWith('device:'))
    ? 'cloud'
    : 'device'

export const cloudProvider = (env: Env): CloudProvider => ({
  start: (fitting, timeoutMs) => startFashn(env, fitting, timeoutMs),
  poll: (reference, timeoutMs) => pollFashn(env, reference, timeoutMs),
})
