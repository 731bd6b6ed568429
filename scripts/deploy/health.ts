import * as v from 'valibot'

const answer = v.object({ version: v.nullable(v.string()) })

/**
 * Asks the health of one version, whatever share of the shoppers it has: Cloudflare sends a call with this header to the version that it names.
 * A site that does not answer is not well, and which version it was nobody knows.
 */
export async function askHealth(address: string, worker: string, version: string) {
  try {
    const response = await fetch(new URL('/api/health', address), {
      headers: { 'Cloudflare-Workers-Version-Overrides': `${worker}="${version}"` },
      signal: AbortSignal.timeout(10_000),
    })
    const read = v.safeParse(answer, await response.json())
    return { isServing: response.status === 200, version: read.success ? read.output.version : null }
  } catch {
    return { isServing: false, version: null }
  }
}
