import type { ImportEnv } from './import-env.ts'

/** Where feeds are asked for: the site's own files, and ShopMy. */
export type FeedSources = Pick<ImportEnv, 'ASSETS'> & Pick<Env, 'SHOPMY_BASE_URL' | 'SHOPMY_API_KEY'>

const accepted = 'application/xml, text/csv, text/tab-separated-values, application/json;q=0.9, */*;q=0.5'

/** A shop that does not send for so long will not. */
const timeoutMs = 300_000

export const askShop = (address: string, headers: Record<string, string>, init: RequestInit = {}) =>
  fetch(address, {
    ...init,
    headers: { accept: accepted, 'user-agent': 'Cabine/1.0 (catalogue import)', ...headers },
    signal: AbortSignal.timeout(timeoutMs),
  })
