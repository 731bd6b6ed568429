import { readAppState } from '#client/features/account/app-state-store.ts'
import { fitToProvider } from '#client/features/outfits/fit-to-provider.ts'
import { fitToPhoto } from '#client/features/outfits/outfit.ts'
import { useOutfitStore } from '#client/features/outfits/outfit-store.ts'
import { readPhotoState, usePhotoStore } from '#client/features/photos/photo-store.ts'
import { whenIdle } from '#client/lib/idle.ts'
import { isEngineSupported } from './engine-session.ts'
import { chosenOutfit } from './read-request.ts'
import { prepareOnDevice } from './render-on-device.ts'
import { readTryOn, useTryOnStore } from './try-on-store.ts'

/** Longer than from one outfit that she only looks at to the next. */
const settledMs = 400

let isBegun = false
let resting: ReturnType<typeof setTimeout> | undefined
let latest = new AbortController()

/**
 * From now on what a press would wait for is done while she chooses: the engine loads, finds her body under the photo that
 * is shown, and lays the outfit on it that hangs ready. Not where she saves data.
 */
export function prepareAhead() {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (isBegun || !isEngineSupported() || connection?.saveData) return
  isBegun = true
  for (const store of [usePhotoStore, useOutfitStore, useTryOnStore]) store.subscribe(prepareSoon)
  prepareSoon()
}

function prepareSoon() {
  latest.abort()
  clearTimeout(resting)
  resting = setTimeout(() => void prepare().catch(() => undefined), settledMs)
}

/** What cannot be had or done is told to her at the press. */
async function prepare() {
  latest = new AbortController()
  const { signal } = latest
  await whenIdle()
  const appState = readAppState()
  const { photo, check } = readPhotoState()
  const chosen = chosenOutfit()
  // A check that runs sees to her body by itself.
  if (signal.aborted || !appState || !photo || !chosen || check === 'running') return
  // Beside a look the engine is hers to adjust it.
  if (!['idle', 'error'].includes(readTryOn().state.phase)) return
  const { outfit: whole, provider } = fitToProvider(chosen.outfit, appState.try_on_provider)
  if (provider === 'cloud') return
  const isKnown = check !== null && check !== 'unavailable'
  if (isKnown && check.verdict === 'refused') return
  const outfit = isKnown ? fitToPhoto(whole, check.wearable) : whole
  await prepareOnDevice({ photo, outfit, custom: chosen.custom, owner: appState.user.id }, signal)
}
