import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const pause = 'const INITIAL_NETWORK_RETRY_DELAY_SEC = 0.5;'

/**
 * Stripe's SDK as the tests of the Worker want it. Its source maps name files that its package is without: a
 * warning each, at every run. And before it asks again it waits for half a second and more, of which hundreds
 * of tests would have nothing; that it asks again, and how often, stays.
 */
export const plainStripe = (): Plugin => ({
  name: 'plain-stripe',
  enforce: 'pre',
  async load(id) {
    if (!/\/node_modules\/stripe\/esm\/[\w/.]+\.js$/.test(id)) return null
    const code = await readFile(id, 'utf8')
    if (id.endsWith('/stripe.core.js') && !code.includes(pause))
      throw new Error(`${id} has another pause: tests would wait for it in full`)
    const quick = code.replace(pause, pause.replace('0.5', '0.005'))
    return { code: quick.replace(/^\/\/# sourceMappingURL=.*$/m, ''), map: null }
  },
})
