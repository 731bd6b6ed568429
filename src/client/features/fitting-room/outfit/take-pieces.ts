import { pictureSources, proxied } from '#shared/picture-address.ts'
import { isBusy, type TryOnState } from '../try-on-state.ts'
import { readTryOn, resetTryOn } from '../try-on-store.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { ApiFailure, isFailure } from '#client/lib/api-failure.ts'
import { closetIdOf } from '#client/features/closet/closet-address.ts'
import { wornCategories } from '@cabine/engine/contract/garment-categories.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import type { OutfitPreset } from '#shared/outfits.ts'
import { choosePreset } from '../outfit-store.ts'
import { isStartRequested } from '../start-request.ts'
import { chosenOutfit } from './chosen-outfit.ts'
import { putOver, shorten } from './put-over.ts'
import type { Outfit } from '../outfit.ts'
import { drawPieces } from './piece-board.ts'

/** The picture of another shop is fetched through our proxy, 960 px wide for the engine; ours and hers have their own addresses. */
const garmentAddress = (image: string) =>
  image.startsWith('/') || closetIdOf(image) ? image : proxied(image, 960)

/** The name of an editor's outfit that is tried on piece by piece begins with it, its own outfit's with `pieces:`. */
export const ofEditor = 'explore:'

/**
 * Fetches pieces of the catalogue as one outfit. `ids` are separated by commas. Pieces that she has chosen herself come with the
 * ways to their shops; shopping an editor's outfit is Luxe's, wherever it is tried on.
 */
export async function fetchPieces(ids: string, isEditors = false): Promise<OutfitPreset> {
  const outfit = await piecesOf(ids.split(','))
  const own = { ...outfit, title: shorten(outfit.title) }
  if (!isEditors) return own
  return { ...own, id: ofEditor + ids, items: own.items.map((item) => ({ ...item, url: '' })) }
}

/** Pieces of the shop, and of her own closet, which the server does not know. */
async function piecesOf(ids: string[]): Promise<OutfitPreset> {
  const own = ids.filter((id) => closetIdOf(id))
  const others = ids.filter((id) => !closetIdOf(id)).join(',')
  const ofShop = others ? await request(api['try-on-pieces'].$get({ query: { ids: others } })) : null
  if (own.length === 0 && ofShop) return ofShop
  const { readOwnPieces } = await import('#client/features/closet/own-pieces.ts')
  const ofCloset = await readOwnPieces(own, (category) => t(`outfits.category_${category}`))
  const items = [...(ofShop?.items ?? []), ...ofCloset.items]
  if (ofCloset.garments.length === 0) throw new ApiFailure(404, 'not in the closet', 'not_found')
  return {
    id: `pieces:${ids.join(',')}`,
    title: items.map(({ name }) => name).join(' + '),
    thumbnailUrl: ofShop?.thumbnailUrl ?? '',
    description: '',
    occasion: 'all',
    isPremium: ofShop?.isPremium ?? false,
    items,
    garments: [...(ofShop?.garments ?? []), ...ofCloset.garments].toSorted(
      (a, b) => wornCategories.indexOf(a.category) - wornCategories.indexOf(b.category),
    ),
  }
}

/** Pieces by their ids with their pictures, a single one over or in place of what she wears. */
export async function readPieces(ids: string, isEditors: boolean, worn: Outfit | null) {
  const outfit = await fetchPieces(ids, isEditors)
  return await withPictures(worn ? putOver(worn, outfit) : outfit)
}

async function withPictures(outfit: OutfitPreset): Promise<OutfitPreset> {
  const garments = outfit.garments.map((garment) => ({ ...garment, image: garmentAddress(garment.image) }))
  const thumbnailUrl = await drawPieces(garments).catch(() => pictureSources(outfit.thumbnailUrl).src)
  return { ...outfit, thumbnailUrl, garments }
}

/** The try-on that the page showed when something was asked. */
export type TryOnBefore = { state: TryOnState; outfit: Outfit | null }

/** Whether a look of this outfit shows these pieces. */
export const hasPieces = ({ items }: Outfit, ids: string) =>
  ids.split(',').every((id) => items.some((item) => item.id === id))

/** Whether the look that stands there shows these pieces. */
export const isWearing = ({ state, outfit }: TryOnBefore, ids: string) =>
  state.phase === 'complete' && outfit !== null && hasPieces(outfit, ids)

/** What she wears in the look that stands there or is being made; what is to be made next comes before it. */
function wornIn({ state, outfit }: TryOnBefore) {
  if (isStartRequested()) return chosenOutfit()?.outfit ?? null
  return state.phase === 'complete' || isBusy(state) ? outfit : null
}

/**
 * Chooses pieces of the catalogue by their ids, a single one over or in place of what she wears. The look of `before` is cleared,
 * whereas a look that a reload has restored meanwhile stays. False, after a message, if they cannot be chosen.
 */
export async function takePieces(ids: string, before: TryOnBefore, isEditors = false) {
  const { state } = before
  try {
    choosePreset(await readPieces(ids, isEditors, wornIn(before)))
    if (state.phase !== 'idle' && readTryOn().state === state) resetTryOn()
    return true
  } catch (error) {
    tellUnreadable(error)
    return false
  }
}

/** Says that pieces could not be chosen. */
export const tellUnreadable = (error: unknown) =>
  toast({
    title: t('outfits.piecesFailedTitle'),
    description: isFailure(error, 'not_found') ? t('outfits.piecesUnknown') : messageOf(error),
    tone: 'error',
  })
