import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** Stripe's source maps name files that its package is without: a warning each, at every run of the tests. */
export const plainStripe = (): Plugin => ({
  name: 'plain-stripe',
  enforce: 'pre',
  async load(id) {
    if (!/\/node_modules\/stripe\/esm\/[\w/.]+\.js$/.test(id)) return null
    const code = await readFile(id, 'utf8')
    return { code: code.replace(/^\/\/# sourceMappingURL=.*$/m, ''), map: null }
  },
})
