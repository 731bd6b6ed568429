import { shopperStore } from '#client/session/shopper-store.ts'

/** What Sophia asks for: single pieces, by the four questions of the dashboard, or whole outfits, by the three of the fitting room. */
export type Script = 'pieces' | 'outfits'

/** Null until she has gone from one to the other: then each door begins with its own. */
const useScriptStore = shopperStore<{ script: Script | null; showsCollection: boolean }>(() => ({
  script: null,
  showsCollection: false,
}))

export const useScript = (own: Script) => useScriptStore(({ script }) => script) ?? own
export const setScript = (script: Script) => useScriptStore.setState({ script })

/** Whether the full collection lies open below single pieces. */
export const useShowsCollection = () => useScriptStore(({ showsCollection }) => showsCollection)
export const showCollection = (showsCollection: boolean) => useScriptStore.setState({ showsCollection })
