import { useStore } from 'zustand'
import { api, request } from '#client/lib/api.ts'
import { readStored, writeStored } from '#client/lib/browser-storage.ts'
import { serverState } from '#client/session/server-state.ts'

const key = 'googleSignIn'

function readKnown() {
  const known = readStored(key)
  return known === null ? undefined : known === 'true'
}

/** Whether this site offers sign-in with Google: first the stored answer of the last visit, then the server's. */
const offered = serverState(
  async () => {
    const { google } = await request(api.auth.ways.$get())
    writeStored(key, String(google))
    return google
  },
  {
    isPublic: true,
    atFirst: readKnown,
    // Without a network the button would lead nowhere.
    standIn: (_, known) => known ?? false,
  },
)

/** Null until the server has answered for the first time. */
export const useGoogleOffered = () => {
  const known = useStore(offered.store, ({ data }) => data ?? null)
  // The prerendered page has the button if the build was told so.
  return import.meta.env.SSR ? import.meta.env.GOOGLE_OFFERED === 'yes' : known
}

/** Settles when an answer is known, stored or fresh. */
export async function askForGoogle() {
  const asked = offered.load()
  if (offered.read() === undefined) await asked
}
