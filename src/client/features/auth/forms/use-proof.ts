import { useState } from 'react'
import { isFailure } from '#client/lib/api-failure.ts'

/** The action that waits for a proof of identity; null when none does. */
type Waiting = { action: () => Promise<void> }

/**
 * Runs an action. When the server first wants a fresh proof of identity, asks for it and then runs the action
 * again.
 */
export type Guard = (action: () => Promise<void>) => Promise<void>

export function useProof() {
  const [waiting, setWaiting] = useState<Waiting | null>(null)

  const guard: Guard = async (action) => {
    try {
      await action()
    } catch (error) {
      if (!isFailure(error, 'proof_required')) throw error
      setWaiting({ action })
    }
  }

  return {
    guard,
    dialog: {
      waiting,
      onClose: () => setWaiting(null),
    },
  }
}
