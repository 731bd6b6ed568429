import { compress, CompressError } from '#client/lib/compress/compress.ts'
import { isPicture, checkPhoto } from '../photo/photo-analysis.ts'
import { fetchPicture } from '#client/lib/picture-data.ts'
import type { SamplePhoto } from '../photo/sample-photos.ts'
import { renderShare } from '../try-on/advance-state.ts'
import { isEngineSupported, openEngine } from '#client/lib/engine-session.ts'
import { renderOnDevice, shownLook, reportOf, type RunInputs } from '../try-on/render-on-device.ts'
import { noReport } from '../adjust/look-settings.ts'
import { forgetVisitorsWearings } from '../adjust/wearing-store.ts'
import { presetOfPiece, type WardrobePiece } from './sample-wardrobe.ts'
import { visitFailure } from './visit-failure.ts'
import { forgetWaiting, readWaiting, type MadeLook } from './waiting-look.ts'
import { visitAdjuster } from './visit-adjuster.ts'
import {
  clearVisit,
  readVisit,
  showVisitLook,
  showVisitPhoto,
  useVisit,
  type VisitLook,
  type VisitPhoto,
} from './visit-store.ts'
import { isOfPieces, outfitOf, type Outfit } from '../outfit.ts'
import { hasPieces, readPieces, tellUnreadable } from '../outfit/take-pieces.ts'
import { putOver } from '../outfit/put-over.ts'
import { isFreeLookUsed, noteFreeLook } from './free-look.ts'
import { noteWelcomed } from '../guide-store.ts'

let running: AbortController | undefined

function begin() {
  running?.abort(new DOMException('another one has begun', 'AbortError'))
  running = new AbortController()
  return running.signal
}

/** Stops what is running. What the page shows stays. */
export function stopFitting() {
  running?.abort(new DOMException('stopped by the visitor', 'AbortError'))
  useVisit.setState({ fitting: null })
}

/** Takes a photo; before the first one she is asked whether she is an adult. */
export function offerFile(file: Blob) {
  if (!isPicture(file)) return useVisit.setState({ problem: 'notImage' })
  if (readVisit().isAdult) void takeFile(file)
  else useVisit.setState({ pendingFile: file, problem: null })
}

export function confirmAdult() {
  const { pendingFile } = readVisit()
  useVisit.setState({ isAdult: true, pendingFile: null })
  if (pendingFile) void takeFile(pendingFile)
}

async function takeFile(file: Blob) {
  const signal = begin()
  useVisit.setState({ isPreparing: true, problem: null, fitting: null })
  try {
    const picture = await compress(file, 'tryOn')
    if (signal.aborted) return
    showVisitPhoto({ ...picture, sample: null })
  } catch (error) {
    const problem = error instanceof CompressError ? error.reason : 'unreadable'
    if (!signal.aborted) useVisit.setState({ isPreparing: false, problem })
    return
  }
  await check(signal)
}

export async function takeSample({ name, url }: SamplePhoto) {
  const signal = begin()
  useVisit.setState({ isPreparing: true, problem: null, fitting: null, failure: null })
  try {
    const picture = await compress(await fetchPicture(url, signal), 'tryOn')
    if (signal.aborted) return
    showVisitPhoto({ ...picture, sample: name })
  } catch {
    if (!signal.aborted)
      useVisit.setState({ isPreparing: false, failure: { kind: 'sentence', key: 'connection' } })
    return
  }
  await check(signal)
}

/** Has the engine check the photo, as in the fitting room. What was chosen before is tried on afterwards. */
async function check(signal: AbortSignal) {
  const { photo } = readVisit()
  if (!photo) return
  useVisit.setState({ check: 'running' })
  await fetchModels()
  const checked = await checkPhoto(photo.blob)
  if (signal.aborted && readVisit().photo !== photo) return
  const isAgeAsked = typeof checked === 'object' && checked.mayBeChild && photo.sample === null
  useVisit.setState({ check: checked, isAgeAsked })
  if (!isAgeAsked) await tryOnChosen(signal)
}

/** Her answer to the question that was asked once more. Of somebody who is no adult no photo is taken. */
export async function answerAge(isAdult: boolean) {
  if (!isAdult) return changePhoto()
  useVisit.setState({ isAgeAsked: false })
  await tryOnChosen(begin())
}

async function tryOnChosen(signal: AbortSignal) {
  const { chosen, check: checked } = readVisit()
  const isDressable = typeof checked !== 'object' || checked?.verdict !== 'refused'
  if (chosen && isDressable && !signal.aborted) await tryOnOutfit(chosen)
}

/** Fetches the engine's models, some 27 MB at the first time, with progress. The check and the try-on report a failure. */
async function fetchModels() {
  if (!isEngineSupported() || readVisit().modelsShare === 1) return
  useVisit.setState({ modelsShare: 0 })
  await openEngine()
    .load((share) => useVisit.setState({ modelsShare: share }))
    .then(
      () => useVisit.setState({ modelsShare: 1 }),
      () => useVisit.setState({ modelsShare: null }),
    )
}

/** Tries an outfit on, on this device. Without a photo, or while it is being checked, it is only chosen. */
export async function tryOnOutfit(outfit: Outfit) {
  useVisit.setState({ chosen: outfit, failure: null })
  const { photo, isPreparing, isAgeAsked, check: checked } = readVisit()
  if (!photo || isPreparing || isAgeAsked || checked === 'running') return
  const signal = begin()
  useVisit.setState({ fitting: { stage: null, share: 0 } })
  try {
    const rendered = await renderOnDevice(inputsOf(photo, outfit), signal, (stage, fraction) => {
      if (signal.aborted) return
      const former = readVisit().fitting?.share ?? 0
      useVisit.setState({ fitting: { stage, share: Math.max(former, renderShare({ stage, fraction })) } })
    })
    if (signal.aborted) return
    if (isOfPieces(outfit)) noteFreeLook()
    noteWelcomed()
    show(photo, { ...shownLook(rendered), blob: rendered.picture, ...reportOf(rendered), outfit })
  } catch (error) {
    if (!signal.aborted) useVisit.setState({ fitting: null, failure: visitFailure(error) })
  }
}

/** What she wears in the look that stands there, or that is being made. */
function wornNow() {
  const { look, fitting, chosen } = readVisit()
  return fitting ? chosen : (look?.outfit ?? null)
}

/** A piece of the wardrobe, over or in place of what she wears. It is free, however often. */
export async function tryOnPiece(piece: WardrobePiece) {
  const worn = wornNow()
  const preset = presetOfPiece(piece)
  await tryOnOutfit(outfitOf(worn ? putOver(worn, preset) : preset))
}

/** Tries on pieces of the shop, over what she wears. Resolves with whether she may: the first look is free. */
export async function tryOnPieces(ids: string, isEditors: boolean) {
  const { look } = readVisit()
  if (look && hasPieces(look.outfit, ids)) return true
  if (isFreeLookUsed()) return false
  try {
    const pieces = await readPieces(ids, isEditors, wornNow())
    await tryOnOutfit(outfitOf(pieces))
  } catch (error) {
    tellUnreadable(error)
  }
  return true
}

const inputsOf = (photo: VisitPhoto, outfit: Outfit): RunInputs => ({
  photo,
  outfit,
  custom: null,
  isSharper: false,
  owner: null,
})

function show(photo: VisitPhoto, look: VisitLook) {
  visitAdjuster.begin(inputsOf(photo, look.outfit), look)
  showVisitLook(look)
}

/** Shows a look again that was kept on this device and not saved yet. */
export async function restoreVisit() {
  if (readVisit().photo || readVisit().isPreparing) return
  const kept = await readWaiting()
  if (!kept || readVisit().photo) return
  showVisitPhoto({ ...kept.photo, sample: kept.sample })
  const { photo } = readVisit()
  if (photo) for (const made of [kept, ...(kept.others ?? [])].toReversed()) show(photo, visitLookOf(made))
  useVisit.setState({ chosen: kept.outfit, isAdult: kept.isAdult, keptAt: kept.keptAt })
}

const visitLookOf = ({ look, told = noReport, outfit }: MadeLook): VisitLook => ({
  ...look,
  ...told,
  outfit,
  url: URL.createObjectURL(look.blob),
})

/** Removes the photo from the page. A look that is kept on this device stays there. */
export function changePhoto() {
  stopFitting()
  visitAdjuster.end()
  clearVisit()
}

/** Removes photo and look from the page and from this device, as the visitor has asked. */
export function forgetVisit() {
  changePhoto()
  forgetVisitorsWearings()
  void forgetWaiting()
}
