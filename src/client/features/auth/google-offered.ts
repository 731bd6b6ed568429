import { create } from 'zustand'
import { api, request } from '#client/lib/api.ts'
import { readStored, writeStored } from '#client/lib/browser-storage.ts'

const key = 'googleSignIn'

/** Whether this site lets people in through Google; null until the server was asked for the first time. */
const useOffered = create<{ offered: boolean | null }>(() => ({
  // What the build draws of the door has the button where the build was told of Google.
  offered: import.meta.env.SSR ? import.meta.env.GOOGLE_OFFERED === 'yes' : null,
}))
export const useGoogleOffered = () => useOffered((state) => state.offered)

let asked: Promise<void> | undefined

/** What it was the last time, at once, and behind the first view what it is. Settles once there is something to show. */
export async function askForGoogle() {
  const known = readStored(key)
  if (known !== null) useOffered.setState({ offered: known === 'true' })
  asked ??= request(api.auth.ways.$get()).then(
    ({ google }) => {
      writeStored(key, String(google))
      useOffered.setState({ offered: google })
    },
    () => {
      asked = undefined
      // Without a network it would lead nowhere.
      useOffered.setState(({ offered }) => ({ offered: offered ?? false }))
    },
  )
  if (known === null) await asked
}
