import { readAppState, type AppState } from '#client/session/app-state.ts'
import { EngineRefusal, type PhotoCheck } from '@cabine/engine'
import { chosenOutfit } from '../outfit/chosen-outfit.ts'
import { noteRefused } from '../outfit/refused-outfits.ts'
import { fitToPhoto } from '../outfit/fit-to-photo.ts'
import { useOutfitStore } from '../outfit-store.ts'
import { judgementOf, readPhotoState, usePhotoStore, type ShopperPhoto } from '../photo-store.ts'
import { keepAnalysis, recallAnalysis } from '../photo/kept-analysis.ts'
import { checkShownPhoto } from '../photo/shown-photo.ts'
import { whenIdle } from '#client/lib/when-idle.ts'
import { isEngineSupported, openEngine } from '#client/lib/engine-session.ts'
import { prepareOnDevice } from './render-on-device.ts'
import { readTryOn, useTryOnStore } from '../try-on-store.ts'

/** How long a choice must stand before it is prepared, ms: longer than browsing from one outfit to the next takes. */
const settledMs = 400

let isBegun = false
let timer: ReturnType<typeof setTimeout> | undefined
let latest = new AbortController()

/**
 * From now on the work that a start would wait for is done while she chooses: the engine loads, analyses the photo and
 * prepares the chosen outfit on it. Not if the browser is set to save data.
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
  clearTimeout(timer)
  timer = setTimeout(() => void prepare().catch(() => undefined), settledMs)
}

/** Failures are ignored here: the start reports them. */
async function prepare() {
  latest = new AbortController()
  const { signal } = latest
  await whenIdle()
  const appState = readAppState()
  const { photo, check } = readPhotoState()
  // A running check analyses the photo by itself; beside a finished look the engine must be free to adjust it.
  if (signal.aborted || !appState || !photo || check === 'running') return
  // One that an earlier version has kept: once it is checked this comes again.
  if (check === null) return await checkShownPhoto()
  if (!['idle', 'error'].includes(readTryOn().state.phase)) return
  const judgement = judgementOf(check)
  if (judgement?.verdict === 'refused') return
  const inputs = chosenFor(appState, photo, judgement)
  const owner = appState.user.id
  const isRecalled = await recallAnalysis(owner)
  if (inputs)
    await prepareOnDevice(inputs, signal).catch((error: unknown) => {
      // She is told before she presses. A service may manage what this device cannot.
      const isTold = error instanceof EngineRefusal && appState.try_on_provider === 'device'
      if (isTold && readPhotoState().photo === photo) noteRefused(inputs.outfit, error.code)
    })
  else await openEngine().prepare({ photo: photo.blob, pieces: [] })
  if (!isRecalled && photo.origin === 'own') await keepAnalysis(owner)
}

/** The chosen outfit as this device would make it on this photo; null if none is chosen. */
function chosenFor(
  { user }: AppState,
  photo: ShopperPhoto,
  check: PhotoCheck | null,
): Parameters<typeof prepareOnDevice>[0] | null {
  const chosen = chosenOutfit()
  if (!chosen) return null
  const outfit = check ? fitToPhoto(chosen.outfit, check) : chosen.outfit
  return { photo, outfit, custom: chosen.custom, owner: user.id }
}
