import { create } from 'zustand'
import { codeOf } from './failure-sentence.ts'

type Waiting = { prove: () => void; giveUp: () => void }

/** What waits for a passkey; the dialog (frame/passkey-dialog.tsx) asks for it. */
export const usePasskeyGate = create<{ waiting: Waiting | null }>(() => ({ waiting: null }))

const askForPasskey = () =>
  new Promise<boolean>((resolve) => {
    const answer = (isProven: boolean) => () => {
      usePasskeyGate.setState({ waiting: null })
      resolve(isProven)
    }
    usePasskeyGate.setState({ waiting: { prove: answer(true), giveUp: answer(false) } })
  })

/** Makes a call; where the server wants a passkey of late, asks for it and makes the call once more. */
export async function withPasskey<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (codeOf(error) !== 'passkey_required' || !(await askForPasskey())) throw error
    return call()
  }
}
