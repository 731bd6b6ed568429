import { useState } from 'react'
import { isFailure } from '#client/lib/api-failure.ts'

/** What is to be done once she has shown that it is she; null while nothing waits for that. */
type Waiting = { action: () => Promise<void> }

/** Runs what she asked for, and where the server wants a fresh proof first, asks for one and runs it then. */
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
