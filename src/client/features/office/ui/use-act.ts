import { useState } from 'react'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { codeOf, sentenceOf } from './failure-sentence.ts'
import { withPasskey } from './passkey-gate.ts'

/** Does something in the office: with a passkey where it is asked for, and says how it went. */
export function useAct() {
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState('')

  /** True when it was done. */
  async function act(call: () => Promise<unknown>, done: string, then?: () => unknown) {
    setPending(true)
    setFailure('')
    try {
      await withPasskey(call)
      if (done) toast({ title: done, tone: 'success' })
      await then?.()
      return true
    } catch (error) {
      // She closed the question for her passkey herself.
      if (codeOf(error) !== 'passkey_required') setFailure(sentenceOf(error))
      return false
    } finally {
      setPending(false)
    }
  }

  return { act, isPending, failure, forget: () => setFailure('') }
}

/** The same, and a failure is a toast: for buttons in a list. */
export async function actAtOnce(call: () => Promise<unknown>, done: string, then?: () => unknown) {
  try {
    await withPasskey(call)
    if (done) toast({ title: done, tone: 'success' })
    await then?.()
  } catch (error) {
    if (codeOf(error) !== 'passkey_required') toast({ title: sentenceOf(error), tone: 'error' })
  }
}
