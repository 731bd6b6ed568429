import { shopperStore } from '#client/session/shopper-store.ts'
import type { GarmentCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { OutfitPreset } from '#shared/outfits.ts'

/** A piece that she found in another shop. `image` is the address of its picture in her account. */
export type FoundPiece = { id: string; name: string; image: string }

export type CustomPicture = {
  blob: Blob
  url: string
  width: number
  height: number
  found?: FoundPiece
  /** Nobody has said yet what kind of piece it is. */
  isKindOpen?: boolean
  /** It was taken out of a picture of several pieces: these, and which of them it is. */
  among?: { pieces: Blob[]; chosen: number }
}

type OutfitState = {
  mode: 'preset' | 'custom'
  /** Which shelf of the tray shows while it is not the own picture. */
  shelf: 'preset' | 'worn' | 'closet' | 'wishlist' | 'recent'
  preset: OutfitPreset | null
  custom: CustomPicture | null
  category: GarmentCategory
  /** A custom picture is being compressed, or its kind told. */
  isPreparing: boolean
}

export const useOutfitStore = shopperStore<OutfitState>(() => ({
  mode: 'preset',
  shelf: 'preset',
  preset: null,
  custom: null,
  category: 'tops',
  isPreparing: false,
}))

export const readOutfitState = () => useOutfitStore.getState()
export const chooseMode = (mode: OutfitState['mode']) => useOutfitStore.setState({ mode })
export const chooseShelf = (shelf: OutfitState['shelf']) => useOutfitStore.setState({ shelf, mode: 'preset' })
export const choosePreset = (preset: OutfitPreset) => useOutfitStore.setState({ preset, mode: 'preset' })
