import type { Plugin } from 'vite'
import { passwordCost } from '#worker/auth/passwords.ts'

/** Matches the cost as the source writes it, and as it is after other plugins have changed the code. */
const cost = /\bN: 16_?384\b/

export const cheapCost = { ...passwordCost, N: 16 }

/**
 * Makes a password's hash a thousand times cheaper in tests, which sign in and guess hundreds of times. The true cost
 * is tested in src/worker/auth/passwords.node.test.ts.
 */
export const cheapPasswords = (): Plugin => ({
  name: 'cheap-passwords',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/worker/auth/passwords.ts')) return null
    if (!cost.test(code)) throw new Error(`${id} has another cost, so tests would hash at the full cost`)
    return { code: code.replace(cost, `N: ${cheapCost.N}`), map: null }
  },
})
