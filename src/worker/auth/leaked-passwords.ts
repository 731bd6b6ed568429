import { logEvent } from '../lib/log.ts'
import { readUpTo } from '../lib/read-up-to.ts'
import { within } from '../lib/time-limit.ts'

const timeoutMs = 1_500
/** A range has about a thousand lines of 40 characters. */
const maxBytes = 500_000
const prefixLength = 5

async function sha1Hex(text: string) {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text))
  return Buffer.from(digest).toString('hex').toUpperCase()
}

/**
 * Asks a server that speaks the range protocol of Pwned Passwords whether the password has leaked. It is told five of the
 * forty digits of the password's SHA-1 and answers with all that begin so, and padding hides even how many. False where
 * the operator has named no server, and where it does not answer in time: a sign-up does not depend on it.
 */
export async function isLeaked(base: string, password: string): Promise<boolean> {
  if (!base) return false
  try {
    const digest = await sha1Hex(password)
    const address = `${base.replace(/\/$/, '')}/range/${digest.slice(0, prefixLength)}`
    const headers = { 'Add-Padding': 'true', 'User-Agent': 'Cabine' }
    const range = await within(timeoutMs, async (signal) => {
      const answer = await fetch(address, { headers, redirect: 'manual', signal })
      if (answer.status === 200) return new TextDecoder().decode(await readUpTo(answer, maxBytes))
      await answer.body?.cancel()
      throw new Error(`answered ${answer.status}`)
    })
    const suffix = digest.slice(prefixLength)
    // A line of padding has a count of 0.
    return range.split(/\r?\n/).some((line) => line.startsWith(`${suffix}:`) && !/:0+$/.test(line.trim()))
  } catch (error) {
    logEvent('leaked_passwords_unread', { error: error instanceof Error ? error.message : 'none' })
    return false
  }
}
