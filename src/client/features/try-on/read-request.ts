import { readAppState } from '#client/session/app-state.ts'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { customOutfit, outfitOf } from '#client/features/outfits/outfit.ts'
import { readOutfitState, useOutfitStore } from '#client/features/outfits/outfit-store.ts'
import { readPhotoState, usePhotoStore } from '#client/features/photos/photo-store.ts'
import { t } from '#client/i18n/messages.ts'
import { until } from '#client/lib/until.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { findObstacle } from './obstacle.ts'
import type { TryOnRequest } from './try-on.ts'

const obstacleToasts = {
  photo_required: ['try-on.photoRequiredTitle', 'try-on.photoRequired'],
  outfit_required: ['try-on.outfitRequiredTitle', 'try-on.outfitRequired'],
  custom_outfit_required: ['try-on.customRequiredTitle', 'try-on.customRequired'],
} as const

/**
 * What is on the page now, as a try-on; null after saying what is missing. A picture that is still being
 * found or prepared is not missing: it is waited for.
 */
export async function readRequest(): Promise<TryOnRequest | null> {
  await until(useOutfitStore, ({ isPreparing }) => !isPreparing)
  await until(usePhotoStore, ({ status }) => status !== 'preparing' && status !== 'loading')
  const appState = readAppState()
  const { photo } = readPhotoState()
  const { mode, preset, custom } = readOutfitState()
  const obstacle = findObstacle({
    credits: appState?.credits_remaining ?? null,
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
  if (obstacle || !photo || !chosen || !appState) return null
  return { photo, ...chosen, provider: appState.try_on_provider }
}

/** What hangs ready, with her own picture where it is made of one. */
export function chosenOutfit(): Pick<TryOnRequest, 'outfit' | 'custom'> | null {
  const { mode, preset, custom, category } = readOutfitState()
  if (mode === 'preset') return preset && { outfit: outfitOf(preset), custom: null }
  if (!custom) return null
  const { found, blob } = custom
  return { outfit: customOutfit(found?.name ?? t('try-on.customName'), category, found?.image), custom: blob }
}
