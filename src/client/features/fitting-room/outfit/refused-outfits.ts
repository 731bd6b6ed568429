import type { RefusalCode } from '@cabine/engine'
import { shopperStore } from '#client/session/shopper-store.ts'
import type { Outfit } from '../outfit.ts'
import { useOutfitStore } from '../outfit-store.ts'
import { usePhotoStore } from '../photo-store.ts'

/** Outfits that were laid on the photo of the page and refused, before the button was pressed or after, and why. */
export const useRefusedOutfits = shopperStore<Partial<Record<Outfit['id'], RefusalCode>>>(() => ({}))

export const noteRefused = ({ id }: Pick<Outfit, 'id'>, why: RefusalCode) =>
  useRefusedOutfits.setState({ [id]: why })

usePhotoStore.subscribe(({ photo }, { photo: former }) => {
  if (photo?.blob !== former?.blob) useRefusedOutfits.setState({}, true)
})

// All own pictures are one outfit by its id.
useOutfitStore.subscribe(({ custom, category }, former) => {
  if (custom !== former.custom || category !== former.category)
    useRefusedOutfits.setState({ custom: undefined })
})
