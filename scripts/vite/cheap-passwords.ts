import type { Plugin } from 'vite'
import { passwordCost } from '#worker/auth/passwords.ts'

/** As it is written, and as other plugins write it. */
const cost = /\bN: 16_?384\b/

export const cheapCost = { ...passwordCost, N: 16 }

/**
 * Tests sign in hundreds of times, and guess as often: there a hash takes a thousandth of what it does
 * everywhere else. What it takes there: src/worker/auth/passwords.node.test.ts.
 */
export const cheapPasswords = (): Plugin => ({
  name: 'cheap-passwords',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/worker/auth/passwords.ts')) return null
    if (!cost.test(code)) throw new Error(`${id} has another cost: tests would take it in full`)
    return { code: code.replace(cost, `N: ${cheapCost.N}`), map: null }
  },
})
