import type { Plugin } from 'vite'

const cost = 'N: 16_384'

/**
 * The tests of the Worker sign in hundreds of times, and guess as often: there a hash takes a thousandth of
 * what it does everywhere else. What it takes there: src/worker/auth/passwords.node.test.ts.
 */
export const cheapPasswords = (): Plugin => ({
  name: 'cheap-passwords',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/worker/auth/passwords.ts')) return null
    if (!code.includes(cost)) throw new Error(`${id} has another cost: tests would take it in full`)
    return { code: code.replace(cost, 'N: 16'), map: null }
  },
})
