import { readAppState } from '#client/session/app-state.ts'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { pictureSources, proxied } from '#client/ui/product/picture-address.ts'
import type { TryOnState } from '../flow.ts'
import { readTryOn, resetTryOn } from '../try-on-store.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { messageOf } from '#client/lib/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import type { OutfitPreset } from '#shared/outfits.ts'
import { choosePreset } from '../outfit-store.ts'
import { drawPieces } from './piece-board.ts'

/** A shop's picture comes through our own door, in the size that the engine works with; ours is where it is. */
const garmentAddress = (image: string) => (image.startsWith('/') ? image : proxied(image, 960))

/** A look is saved by its outfit's name, and of several pieces of a wordy shop it can be too long for that. */
const longestName = 120
const shorten = (name: string) => (name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name)

/** Pieces of the catalogue as one outfit, by their ids. */
export async function fetchPieces(ids: string): Promise<OutfitPreset> {
  const outfit = await request(api['try-on-pieces'].$get({ query: { ids } }))
  return { ...outfit, title: shorten(outfit.title) }
}

async function asChosen(outfit: OutfitPreset): Promise<OutfitPreset> {
  const garments = outfit.garments.map((garment) => ({ ...garment, image: garmentAddress(garment.image) }))
  const thumbnailUrl = await drawPieces(garments).catch(() => pictureSources(outfit.thumbnailUrl).src)
  return { ...outfit, thumbnailUrl, garments }
}

/**
 * Chooses the pieces that she came to the fitting room with, by their ids in the catalogue. `before` is the
 * try-on that the page had on her arrival: its look makes room, one that is found again after a reload stays.
 * True when they are chosen; else she was told why not.
 */
export async function takePieces(ids: string, before: TryOnState) {
  try {
    const outfit = await fetchPieces(ids)
    if (outfit.isPremium && !readAppState()?.is_premium) {
      openUpgrade('luxe', 'premium_outfit')
      return false
    }
    choosePreset(await asChosen(outfit))
    if (before.phase !== 'idle' && readTryOn().state === before) resetTryOn()
    return true
  } catch (error) {
    toast({
      title: t('outfits.piecesFailedTitle'),
      description: isFailure(error, 'not_found') ? t('outfits.piecesUnknown') : messageOf(error),
      tone: 'error',
    })
    return false
  }
}
