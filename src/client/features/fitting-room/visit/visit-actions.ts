import { compress, CompressError } from '#client/lib/compress/compress.ts'
import { isPicture, lookAt } from '../photo/photo-eye.ts'
import { fetchPicture } from '#client/lib/picture-data.ts'
import type { SamplePhoto } from '../photo/samples.ts'
import { renderShare } from '../try-on/advance.ts'
import { isEngineSupported, openEngine } from '#client/lib/engine-session.ts'
import { renderOnDevice, shownLook, toldOf, type RunInputs } from '../try-on/render-on-device.ts'
import { untold } from '../adjust/way.ts'
import { forgetVisitorsWearings } from '../adjust/wearing-store.ts'
import { failureHere } from './failure-here.ts'
import { forgetWaiting, readWaiting } from './waiting-look.ts'
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
import { outfitOfPiece, type WardrobePiece } from './wardrobe.ts'

let running: AbortController | undefined

function begin() {
  running?.abort(new DOMException('another one has begun', 'AbortError'))
  running = new AbortController()
  return running.signal
}

/** Stops what runs. What is on the page stays. */
export function stopFitting() {
  running?.abort(new DOMException('stopped by the visitor', 'AbortError'))
  useVisit.setState({ fitting: null })
}

/** Takes a file of hers; the first time she is asked before whether she is of age. */
export function offerFile(file: Blob) {
  if (!isPicture(file)) return useVisit.setState({ problem: 'notImage' })
  if (readVisit().isAdult) void takeFile(file)
  else useVisit.setState({ asked: file, problem: null })
}

export function confirmAdult() {
  const { asked } = readVisit()
  useVisit.setState({ isAdult: true, asked: null })
  if (asked) void takeFile(asked)
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

/** The engine's eye on the photo, as in the fitting room. A piece that hung ready is put on afterwards. */
async function check(signal: AbortSignal) {
  const { photo } = readVisit()
  if (!photo) return
  useVisit.setState({ check: 'running' })
  await fetchTools()
  const seen = await lookAt(photo.blob)
  if (signal.aborted && readVisit().photo !== photo) return
  useVisit.setState({ check: seen })
  const { chosen } = readVisit()
  const isDressable = typeof seen !== 'object' || seen.verdict !== 'refused'
  if (chosen && isDressable && !signal.aborted) await wear(chosen)
}

/** Some 27 MB, the first time only: it is seen how they come. Where they do not, the check and the fitting say so. */
async function fetchTools() {
  if (!isEngineSupported() || readVisit().tools === 1) return
  useVisit.setState({ tools: 0 })
  await openEngine()
    .load((share) => useVisit.setState({ tools: share }))
    .then(
      () => useVisit.setState({ tools: 1 }),
      () => useVisit.setState({ tools: null }),
    )
}

/** Fits a piece to the photo, on this device. Without a photo, or while it is being looked at, the piece hangs ready. */
export async function wear(piece: WardrobePiece) {
  useVisit.setState({ chosen: piece, failure: null })
  const { photo, isPreparing, check: seen } = readVisit()
  if (!photo || isPreparing || seen === 'running') return
  const signal = begin()
  useVisit.setState({ fitting: { stage: null, share: 0 } })
  try {
    const rendered = await renderOnDevice(inputsOf(photo, piece), signal, (stage, fraction) => {
      if (signal.aborted) return
      const former = readVisit().fitting?.share ?? 0
      useVisit.setState({ fitting: { stage, share: Math.max(former, renderShare({ stage, fraction })) } })
    })
    if (signal.aborted) return
    show(photo, { ...shownLook(rendered), blob: rendered.picture, ...toldOf(rendered), piece })
  } catch (error) {
    if (!signal.aborted) useVisit.setState({ fitting: null, failure: failureHere(error) })
  }
}

const inputsOf = (photo: VisitPhoto, piece: WardrobePiece): RunInputs => ({
  photo,
  outfit: outfitOfPiece(piece),
  custom: null,
  isSharper: false,
  owner: null,
})

function show(photo: VisitPhoto, look: VisitLook) {
  visitAdjuster.begin(inputsOf(photo, look.piece), look)
  showVisitLook(look)
}

/** A look that she had kept here and not yet saved is there again. */
export async function restoreVisit() {
  if (readVisit().photo || readVisit().isPreparing) return
  const kept = await readWaiting()
  if (!kept || readVisit().photo) return
  showVisitPhoto({ ...kept.photo, sample: kept.sample })
  const { photo } = readVisit()
  const { look, told = untold, piece } = kept
  if (photo) show(photo, { ...look, ...told, piece, url: URL.createObjectURL(look.blob) })
  useVisit.setState({ chosen: kept.piece, isAdult: kept.isAdult, keptAt: kept.keptAt })
}

/** Back to the ways to give one; a look that waits on this device goes on waiting. */
export function changePhoto() {
  stopFitting()
  visitAdjuster.end()
  clearVisit()
}

/** She says so: photo and look are gone, from the page and from this device. */
export function forgetVisit() {
  changePhoto()
  forgetVisitorsWearings()
  void forgetWaiting()
}
