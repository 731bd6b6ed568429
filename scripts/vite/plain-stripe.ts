import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const retryDelay = 'const INITIAL_NETWORK_RETRY_DELAY_SEC = 0.5;'

/**
 * Changes Stripe's SDK for the Worker's tests. Its source maps name files that its package does not contain, which
 * would print a warning for each file at every run. And before a retry it waits half a second or more, which would slow
 * hundreds of tests down. How often it retries stays as it is.
 */
export const plainStripe = (): Plugin => ({
  name: 'plain-stripe',
  enforce: 'pre',
  async load(id) {
    if (!/\/node_modules\/stripe\/esm\/[\w/.]+\.js$/.test(id)) return null
    const code = await readFile(id, 'utf8')
    if (id.endsWith('/stripe.core.js') && !code.includes(retryDelay))
      throw new Error(`${id} has another delay, so tests would wait for the full one`)
    const quick = code.replace(retryDelay, retryDelay.replace('0.5', '0.005'))
    return { code: quick.replace(/^\/\/# sourceMappingURL=.*$/m, ''), map: null }
  },
})
