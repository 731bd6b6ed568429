import { shopperStore } from '#client/session/shopper-store.ts'

/** Ids of the chosen templates. They stay chosen while she looks at another page. */
const useSelection = shopperStore<{ chosen: ReadonlySet<string> }>(() => ({ chosen: new Set() }))

export const useChosen = () => useSelection(({ chosen }) => chosen)
export const readChosen = () => useSelection.getState().chosen
export const chooseTemplates = (ids: Iterable<string>) => useSelection.setState({ chosen: new Set(ids) })

export function toggleTemplate(id: string) {
  const chosen = new Set(readChosen())
  if (!chosen.delete(id)) chosen.add(id)
  chooseTemplates(chosen)
}
