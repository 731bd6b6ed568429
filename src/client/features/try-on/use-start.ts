import { useState } from 'react'
import { readAppState } from '#client/features/account/app-state-store.ts'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { customOutfit, outfitOf } from '#client/features/outfits/outfit.ts'
import { readOutfitState } from '#client/features/outfits/outfit-store.ts'
import { readPhotoState } from '#client/features/photos/photo-store.ts'
import { t } from '#client/i18n/messages.ts'
import { messageFor } from '#client/lib/failure-message.ts'
import { toast } from '#client/shell/toasts/toast-store.ts'
import { fetchDriver } from './fetch-parts.ts'
import { findObstacle } from './flow.ts'
import type { TryOnRequest } from './try-on.ts'
import { dispatch } from './try-on-store.ts'

const obstacleToasts = {
  photo_required: ['fitting-room.photoRequiredTitle', 'fitting-room.photoRequired'],
  outfit_required: ['fitting-room.outfitRequiredTitle', 'fitting-room.outfitRequired'],
  custom_outfit_required: ['fitting-room.customRequiredTitle', 'fitting-room.customRequired'],
} as const

/** What is on the page now, as a try-on; null after saying what is missing. */
function readRequest(): TryOnRequest | null {
  const appState = readAppState()
  const { photo } = readPhotoState()
  const { mode, preset, custom, category } = readOutfitState()
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
  const outfit =
    mode === 'custom' ? customOutfit(t('fitting-room.customName'), category) : preset && outfitOf(preset)
  if (obstacle || !photo || !outfit || !appState) return null
  return {
    photo,
    outfit,
    custom: mode === 'custom' ? (custom?.blob ?? null) : null,
    provider: appState.try_on_provider,
  }
}

async function run(request: TryOnRequest) {
  try {
    const { startTryOn } = await fetchDriver()
    await startTryOn(request)
  } catch {
    dispatch({ type: 'started' })
    dispatch({ type: 'failed', failure: { kind: 'sentence', key: 'connection' } })
    toast({
      title: t('fitting-room.errorTitle'),
      description: messageFor('connection_lost'),
      tone: 'error',
    })
  }
}

/**
 * The start button's act. Where the cloud renders, a photo that lives only in this browser leaves it:
 * that is asked first, and `waiting` holds the try-on until she has answered.
 */
export function useStart() {
  const [waiting, setWaiting] = useState<TryOnRequest | null>(null)

  function start() {
    const request = readRequest()
    if (!request) return false
    const isAsked =
      request.provider === 'cloud' && request.photo.origin === 'own' && request.photo.address === null
    if (isAsked) setWaiting(request)
    else void run(request)
    return !isAsked
  }

  function answer(provider: 'cloud' | 'device' | null) {
    if (waiting && provider) void run({ ...waiting, provider })
    setWaiting(null)
  }

  return { start, waiting, answer }
}
