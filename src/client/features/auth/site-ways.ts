import { useStore } from 'zustand'
import { minimumPasswordLength, passwordLengthFrom } from '#shared/password-rules.ts'
import { api, request } from '#client/lib/api.ts'
import { readStored, writeStored } from '#client/lib/browser-storage.ts'
import { serverState } from '#client/session/server-state.ts'

const googleKey = 'googleSignIn'
const lengthKey = 'passwordLength'

function readKnown() {
  const google = readStored(googleKey)
  if (google === null) return undefined
  return {
    google: google === 'true',
    passwordLength: passwordLengthFrom(readStored(lengthKey) ?? undefined),
  }
}

/** What the operator has set about signing in: first the stored answer of the last visit, then the server's. */
export const siteWays = serverState(
  async () => {
    const { google, passwordLength } = await request(api.auth.ways.$get())
    writeStored(googleKey, String(google))
    writeStored(lengthKey, String(passwordLength))
    return { google, passwordLength }
  },
  {
    isPublic: true,
    atFirst: readKnown,
    // Without a network the button of Google would lead nowhere.
    standIn: (_, known) => known ?? { google: false, passwordLength: minimumPasswordLength },
  },
)

/** Whether this site offers sign-in with Google; null until the server has answered for the first time. */
export const useGoogleOffered = () => {
  const known = useStore(siteWays.store, ({ data }) => data?.google ?? null)
  // The prerendered page has the button if the build was told so.
  return import.meta.env.SSR ? import.meta.env.GOOGLE_OFFERED === 'yes' : known
}

/** How long a new password has to be here. It comes with the answer that the sign-in page waits for anyway. */
export const usePasswordLength = () => {
  const known = useStore(siteWays.store, ({ data }) => data?.passwordLength ?? minimumPasswordLength)
  return import.meta.env.SSR ? passwordLengthFrom(import.meta.env.PASSWORD_LENGTH) : known
}

/** Settles when an answer is known, stored or fresh. */
export async function askForWays() {
  const asked = siteWays.load()
  if (siteWays.read() === undefined) await asked
}
