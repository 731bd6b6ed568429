import { t } from '#client/i18n/messages.ts'
import { readStored, writeStored } from '#client/lib/browser-storage.ts'
import { currentShopper, type ShopperId } from '#client/session/shopper.ts'
import { shopperStore } from '#client/session/shopper-store.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'

/** Lines: whose they are, nothing for a visitor, and their ids. */
const key = 'explore-favourites'

const keep = (shopper: ShopperId, ids: Iterable<string>) =>
  writeStored(key, [shopper ?? '', ...ids].join('\n'))

/** What this browser kept for her. What she liked as a visitor becomes hers when she signs in, and nobody sees another's. */
export function readFavourites(shopper: ShopperId): { ids: ReadonlySet<string> } {
  const [owner, ...ids] = readStored(key)?.split('\n') ?? ['']
  if (owner !== '' && owner !== shopper) return { ids: new Set() }
  if (shopper && ids.length > 0) keep(shopper, ids)
  return { ids: new Set(ids) }
}

const useFavourites = shopperStore(readFavourites)

export const useFavouriteIds = () => useFavourites(({ ids }) => ids)
export const useIsFavourite = (id: string) => useFavourites(({ ids }) => ids.has(id))

/** The message is the same for adding and removing (spec 2.4.17). */
export function toggleFavourite({ id, title }: { id: string; title: string }) {
  const ids = new Set(useFavourites.getState().ids)
  if (!ids.delete(id)) ids.add(id)
  useFavourites.setState({ ids })
  keep(currentShopper(), ids)
  toast({ title: t('explore.favourited'), description: title })
}
