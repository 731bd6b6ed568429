import { t } from '#client/i18n/messages.ts'
import { shopperStore } from '#client/session/shopper-store.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'

/** Kept until the page is reloaded, as specified. */
const useFavourites = shopperStore<{ ids: ReadonlySet<string> }>(() => ({ ids: new Set() }), {
  outlivesSignIn: true,
})

export const useIsFavourite = (id: string) => useFavourites(({ ids }) => ids.has(id))

/** The message is the same for adding and removing (spec 2.4.17). */
export function toggleFavourite({ id, title }: { id: string; title: string }) {
  const ids = new Set(useFavourites.getState().ids)
  if (!ids.delete(id)) ids.add(id)
  useFavourites.setState({ ids })
  toast({ title: t('explore.favourited'), description: title })
}
