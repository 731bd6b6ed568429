import { isEngineSupported } from '#client/lib/engine-session.ts'
import { closetIdOf } from '#client/features/closet/closet-address.ts'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { t } from '#client/i18n/messages.ts'
import { nameOnDevice, toDataUrl } from '#client/lib/picture-data.ts'
import { until } from '#client/lib/until-store.ts'
import { loadAppState, readAppState } from '#client/session/app-state.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import type { WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import { maxOutfitId, type TriedOn } from '#shared/try-on-job.ts'
import { readOutfitState, useOutfitStore } from '../outfit-store.ts'
import { loadPhoto } from '../load-photo.ts'
import { chosenOutfit } from '../outfit/chosen-outfit.ts'
import { isOfPieces, type Outfit } from '../outfit.ts'
import { readOwn } from './read-pieces.ts'
import { readPhotoState, usePhotoStore, type ShopperPhoto } from '../photo-store.ts'

/** What is to be tried on. A photo goes to the cloud only if `provider` is 'cloud'. */
export type TryOnRequest = {
  photo: ShopperPhoto
  outfit: Outfit
  /** The own picture, for a custom outfit. */
  custom: Blob | null
  provider: 'device' | 'cloud'
}

type Attempt = {
  /** Null if the plan is not limited by credits. */
  credits: number | null
  hasPhoto: boolean
  mode: 'preset' | 'custom'
  hasPreset: boolean
  hasCustomOutfit: boolean
}

/** What keeps a try-on from starting, in the order of spec 2.5.1 to 2.5.3. */
export function findObstacle({ credits, hasPhoto, mode, hasPreset, hasCustomOutfit }: Attempt) {
  if (credits !== null && credits <= 0) return 'no_credits'
  if (!hasPhoto) return 'photo_required'
  if (mode === 'preset' && !hasPreset) return 'outfit_required'
  if (mode === 'custom' && !hasCustomOutfit) return 'custom_outfit_required'
  return null
}

const obstacleToasts = {
  photo_required: ['try-on.photoRequiredTitle', 'try-on.photoRequired'],
  outfit_required: ['try-on.outfitRequiredTitle', 'try-on.outfitRequired'],
  custom_outfit_required: ['try-on.customRequiredTitle', 'try-on.customRequired'],
} as const

/**
 * The photo and outfit on the page as a request; null, after a message, if something is missing. A picture that is still
 * being looked for or prepared is waited for.
 */
export async function readRequest(): Promise<TryOnRequest | null> {
  const appState = readAppState() ?? (await loadAppState())
  if (!appState) {
    toast({ title: t('common.appStateErrorTitle'), description: t('common.appStateError'), tone: 'error' })
    return null
  }
  // Whoever entered before it was known who she is has not looked for it: it would be waited for without end.
  if (readPhotoState().status === 'loading')
    await loadPhoto({ userId: appState.user.id, storage: appState.photo_storage })
  await until(useOutfitStore, ({ isPreparing }) => !isPreparing)
  await until(usePhotoStore, ({ status }) => status !== 'preparing' && status !== 'loading')
  const { photo } = readPhotoState()
  const { mode, preset, custom } = readOutfitState()
  const obstacle = findObstacle({
    credits: appState.credits_remaining ?? null,
    hasPhoto: photo !== null,
    mode,
    hasPreset: preset !== null,
    hasCustomOutfit: custom !== null,
  })
  if (obstacle === 'no_credits') openUpgrade('premium', 'no_credits')
  else if (obstacle) {
    const [title, description] = obstacleToasts[obstacle]
    toast({ title: t(title), description: t(description), tone: 'error' })
  }
  const chosen = chosenOutfit()
  if (obstacle || !photo || !chosen) return null
  return { photo, ...chosen, provider: appState.try_on_provider }
}

/** A photo, and its address where the server has it. */
type NamedPhoto = { blob: Blob; address?: string | null }

/**
 * The body of the start-tryon call. For a try-on on this device pictures are named by their digests; a picture is sent
 * only to the cloud, and only if the server does not hold it already.
 */
export async function startInput(
  { photo, outfit, custom, provider }: Omit<TryOnRequest, 'photo'> & { photo: NamedPhoto },
  highQuality: boolean,
) {
  const name = provider === 'device' ? nameOnDevice : toDataUrl
  const garments: { image: string; category: WornCategory }[] = []
  for (const { image, category } of outfit.pieces) {
    const own = custom ?? (closetIdOf(image) ? await readOwn(image) : null)
    garments.push({ image: own ? await name(own) : image, category })
  }
  return {
    // The digest tells the server that this device renders, even if the account holds the photo.
    userImage: (provider === 'cloud' && photo.address) || (await name(photo.blob)),
    garments,
    highQuality,
    // Her device makes a look of its own first, which shows a service where each piece sits.
    ...(provider === 'cloud' && { awaitsDraft: isEngineSupported() }),
    ...(outfit.kind === 'preset' && !isOfPieces(outfit) && { presetId: outfit.id }),
    tried: {
      photo: photo.address ?? (await nameOnDevice(photo.blob)),
      outfitId: outfit.id.slice(0, maxOutfitId),
      outfitName: outfit.name.slice(0, 120),
    } satisfies TriedOn,
  }
}
