import { useStore } from 'zustand'
import { api, request } from '#client/lib/api.ts'
import { readStored, writeStored } from '#client/lib/browser-storage.ts'
import { serverState } from '#client/session/server-state.ts'

const key = 'googleSignIn'

function readKnown() {
  const known = readStored(key)
  return known === null ? undefined : known === 'true'
}

/** Whether this site lets people in through Google: what it was the last time, and behind the first view what it is. */
const offered = serverState(
  async () => {
    const { google } = await request(api.auth.ways.$get())
    writeStored(key, String(google))
    return google
  },
  {
    isPublic: true,
    atFirst: readKnown,
    // Without a network it would lead nowhere.
    standIn: (_, known) => known ?? false,
  },
)

/** Null until the server was asked for the first time. */
export const useGoogleOffered = () => {
  const known = useStore(offered.store, ({ data }) => data ?? null)
  // What the build draws has the button where the build was told of Google.
  return import.meta.env.SSR ? import.meta.env.GOOGLE_OFFERED === 'yes' : known
}

/** Settles once there is something to show. */
export async function askForGoogle() {
  const asked = offered.load()
  if (offered.read() === undefined) await asked
}
