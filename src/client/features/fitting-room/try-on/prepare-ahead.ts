import { readAppState, type AppState } from '#client/session/app-state.ts'
import { fitToProvider } from '../outfit/fit-to-provider.ts'
import { fitToPhoto } from '../outfit.ts'
import { useOutfitStore } from '../outfit-store.ts'
import { readPhotoState, usePhotoStore, type PhotoState, type ShopperPhoto } from '../photo-store.ts'
import { keepSeen, recallSeen } from '../photo/seen-before.ts'
import { whenIdle } from '#client/lib/idle.ts'
import { isEngineSupported, openEngine } from '#client/lib/engine-session.ts'
import { chosenOutfit } from './request.ts'
import { prepareOnDevice } from './render-on-device.ts'
import { readTryOn, useTryOnStore } from '../try-on-store.ts'

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
  // A check that runs sees to her body by itself; beside a look the engine is hers to adjust it.
  if (signal.aborted || !appState || !photo || check === 'running') return
  if (!['idle', 'error'].includes(readTryOn().state.phase)) return
  if (typeof check === 'object' && check?.verdict === 'refused') return
  const inputs = chosenFor(appState, photo, check)
  if (inputs === 'cloud') return
  const owner = appState.user.id
  const isSeen = await recallSeen(owner)
  if (inputs) await prepareOnDevice(inputs, signal)
  else await openEngine().prepare({ photo: photo.blob, pieces: [] })
  if (!isSeen && photo.origin === 'own') await keepSeen(owner)
}

/** What hangs ready, as far as this photo can wear it and this device dresses it; null where nothing does. */
function chosenFor(
  { user, try_on_provider }: AppState,
  photo: ShopperPhoto,
  check: PhotoState['check'],
): Parameters<typeof prepareOnDevice>[0] | 'cloud' | null {
  const chosen = chosenOutfit()
  if (!chosen) return try_on_provider === 'cloud' ? 'cloud' : null
  const { outfit: whole, provider } = fitToProvider(chosen.outfit, try_on_provider)
  if (provider === 'cloud') return 'cloud'
  const outfit = typeof check === 'object' && check ? fitToPhoto(whole, check.wearable) : whole
  return { photo, outfit, custom: chosen.custom, owner: user.id }
}
