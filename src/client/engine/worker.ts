import {
  EngineRefusal,
  isGarmentPiece,
  type GarmentPiece,
  type Look,
  type MeasuredGarment,
  type PhotoCheck,
  type Piece,
  type Stage,
} from './advice.ts'
import { readAppearance } from './appearance/read.ts'
import { recallSeen, understandPhoto, type Body, type UnderstoodPhoto } from './body/body.ts'
import { packSeen, unpackSeen } from './body/seen-photo.ts'
import { tellMeasures, type BodyMeasures } from './figure/body-measures.ts'
import { readExtras } from './fitting/extras.ts'
import type { Fit } from './fitting/fit.ts'
import { handlesOf } from './fitting/handles.ts'
import { practise, rehearse } from './fitting/rehearsal.ts'
import { sharpenLook } from './fitting/sharpen.ts'
import { sketchLook, type Scene } from './fitting/sketch.ts'
import type { Trace } from './fitting/trace.ts'
import { adjustableOf, asItIs, fitGarments, makeLook } from './fitting/try-on.ts'
import { understandGarment, type Garment } from './garment/garment.ts'
import { toFractions } from './garment/landmark-units.ts'
import type { GarmentCategory } from '#shared/garment-categories.ts'
import { labelAsAiMade } from '#shared/ai-label.ts'
import { loadCuts } from './models/cuts.ts'
import { loadFigure } from './models/figure.ts'
import { loadVision } from './models/vision.ts'
import { sewPicture } from './picture-cut/sew-picture.ts'
import type { Answer, Question } from './protocol.ts'
import { decodePicture, toCanvas } from './raster/decode.ts'
import { readSewnGarment, type SewnGarment } from './wear/sewn-garment.ts'
import { withFront } from './wear/front.ts'
import { readyOf, workshopOf } from './wear/workshop.ts'
import { wearingOf } from './wearing.ts'
import type { Picture } from './raster/plane.ts'
import { createRecent } from './recent.ts'

const JPEG_QUALITY = 0.92
/** Long sides of what a sharper look is made from, px. */
const SHARP_PHOTO_SIDE = 1536
const SHARP_GARMENT_SIDE = 1600

/** The one before the last photo is worth keeping: she goes back and forth between two. */
const photos = createRecent<Promise<UnderstoodPhoto>>(2)
const garments = createRecent<Promise<Garment>>(8)
const sewnGarments = createRecent<Promise<SewnGarment>>(8)
const cancelled = new Set<number>()

/** One question at a time: the models and the memory are shared. */
let queue: Promise<void> = Promise.resolve()
/** Questions that are not answered yet. */
let unanswered = 0

self.onmessage = ({ data }: MessageEvent<Question>) => {
  if (data.ask === 'cancel') cancelled.add(data.id)
  else {
    unanswered++
    queue = queue.then(async () => {
      await answer(data)
      unanswered--
      if (await isIdle()) await rehearseOnce()
    })
  }
}

async function isIdle() {
  await letMessagesIn()
  return unanswered === 0
}

/** Does nobody wait behind the question that is being answered? */
async function isAlone() {
  await letMessagesIn()
  return unanswered === 1
}

/** Messages come in turn: behind this one there is none that was sent before it. A timer would take four milliseconds. */
const { port1: here, port2: there } = new MessageChannel()
const letMessagesIn = () =>
  new Promise((resolve) => {
    here.onmessage = resolve
    there.postMessage(undefined)
  })

const say = (message: Answer) => self.postMessage(message)

async function answer(question: Exclude<Question, { ask: 'cancel' }>) {
  const { id } = question
  const onStage = (stage: Stage, fraction: number) => say({ id, say: 'progress', stage, fraction })
  try {
    if (question.ask === 'load') {
      await loadVision((fraction) => onStage('models', fraction))
      say({ id, say: 'done', result: undefined })
    } else if (question.ask === 'checkPhoto') {
      const { check, body } = await recallPhoto(question.photo)
      say({ id, say: 'done', result: check })
      // She has her answer and will look for a garment: time to understand her body for it.
      body?.()
      if (body && !isWarm) unrehearsed = { check, body }
    } else if (question.ask === 'packPhoto') {
      say({ id, say: 'done', result: await packPhoto(question.photo) })
    } else if (question.ask === 'recallPhoto') {
      say({ id, say: 'done', result: await recallPacked(question.photo, question.packed) })
    } else if (question.ask === 'readAppearance') {
      say({ id, say: 'done', result: await readAppearance(question.photo) })
    } else if (question.ask === 'measureBody') {
      say({ id, say: 'done', result: await measureBody(question.photo) })
    } else if (question.ask === 'measureGarment') {
      say({ id, say: 'done', result: await measureGarment(question.piece) })
    } else if (question.ask === 'prepare') {
      await prepare(question)
      say({ id, say: 'done', result: undefined })
    } else if (question.ask === 'preview') {
      say({ id, say: 'done', result: await preview(question, () => stopIfCancelled(id)) })
    } else {
      const result = await tryOn(question, onStage, () => stopIfCancelled(id))
      say({ id, say: 'done', result })
    }
  } catch (error) {
    if (error instanceof Cancelled) say({ id, say: 'cancelled' })
    else if (error instanceof EngineRefusal) {
      say({ id, say: 'refused', code: error.code, message: error.message, piece: error.piece })
    } else
      say({
        id,
        say: 'failed',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      })
  } finally {
    cancelled.delete(id)
  }
}

class Cancelled extends Error {}

/** Lets a waiting message in, then stops if it was a cancellation. */
async function stopIfCancelled(id: number) {
  await letMessagesIn()
  if (cancelled.has(id)) throw new Cancelled()
}

/** Whether a look was made already, if only for practice; and until then the photo that was checked last. */
let isWarm = false
let unrehearsed: Required<Pick<UnderstoodPhoto, 'check' | 'body'>> | undefined

async function rehearseOnce() {
  if (!unrehearsed) return
  const { check, body } = unrehearsed
  unrehearsed = undefined
  if (isWarm) return
  isWarm = true
  try {
    await rehearse(check, body(), await loadCuts(), isIdle)
  } catch {
    // Nobody asked for it, so nobody is told what it could not do.
  }
}

/** Pieces that were laid on her before she asked. */
let laidAhead: { key: string; fits: Fit[] } | undefined

/** What a look of these waits for, done before it is asked for. Whoever asks something else comes first. */
async function prepare({ photo, pieces }: Extract<Question, { ask: 'prepare' }>) {
  try {
    const { check, body: bodyOf } = await recallPhoto(photo)
    if (!bodyOf || !(await isAlone())) return
    const body = bodyOf()
    if (!(await isAlone())) return
    if (!isWarm) unrehearsed = { check, body: bodyOf }
    const worn = await recallClothes(pieces)
    if (worn.length === 0 || !(await isAlone())) return
    const key = await wornKeyOf(photo, pieces)
    if (laidAhead?.key === key) return
    const fits = fitGarments(body, worn, wishesOf(pieces))
    laidAhead = { key, fits }
    if (isWarm || !(await isAlone())) return
    isWarm = true
    practise(check, body, fits)
  } catch {
    // It is told to whoever asks for the look.
  }
}

async function tryOn(
  { photo, pieces, isSharper, isGated, layering: wish }: Extract<Question, { ask: 'tryOn' }>,
  onStage: (stage: Stage, fraction: number) => void,
  breathe: () => Promise<void>,
): Promise<Look> {
  const clock = createClock()
  await breathe()
  // Of a photo that is known nobody has to look again.
  if (!photos.has(await digest(photo))) {
    readAhead(pieces)
    await loadVision((fraction) => onStage('models', fraction))
  }
  clock.lap('models')
  onStage('photo', 0)
  const { check, body: bodyOf } = await recallPhoto(photo)
  clock.lap('photo')
  if (!bodyOf) throw new EngineRefusal(check.advice[0])
  refuseUnwearable(pieces, check)
  await breathe()
  onStage('body', 0)
  const body = bodyOf()
  clock.lap('body')
  const worn = await recallClothes(pieces, async (share) => {
    await breathe()
    onStage('garment', share)
  })
  const extras = await readExtras(body, pieces)
  clock.lap('garment')
  await breathe()
  onStage('warp', 0)
  const wishes = wishesOf(pieces)
  const fits =
    laidAhead?.key === (await wornKeyOf(photo, pieces)) ? laidAhead.fits : fitGarments(body, worn, wishes)
  laidAhead = undefined
  clock.lap('warp')
  await breathe()
  onStage('compose', 0)
  const { rendered, judged, trace, layering } = makeLook(check, body, fits, {
    wish,
    isSharper,
    isGated,
    extras,
  })
  clock.lap('compose')
  isWarm = true
  await breathe()
  const { picture: look, scene } = rendered
  const sewn = worn.filter((garment) => 'piece' in garment)
  lastLook =
    sewn.length > 0 && sewn.length === worn.length
      ? { key: await keyOf(photo, pieces), body, garments: sewn, scene }
      : undefined
  const picture = trace ? await sharpen(look, body, trace, fits, photo, pieces) : look
  clock.lap('sharpen')
  const blob = await encode(picture)
  clock.lap('encode')
  onStage('compose', 1)
  const { width, height } = picture
  return {
    picture: blob,
    width,
    height,
    ...judged,
    layering,
    adjustable: [...adjustableOf(fits), ...pieces.slice(worn.length).map(() => asItIs)],
    handles: handlesOf(body, fits, wishes),
    timings: clock.laps,
  }
}

/** The last look, for previews of it. */
let lastLook: { key: string; body: Body; garments: SewnGarment[]; scene: () => Scene } | undefined

async function preview(
  { photo, pieces }: Extract<Question, { ask: 'preview' }>,
  breathe: () => Promise<void>,
): Promise<ImageBitmap> {
  await breathe()
  if (lastLook?.key !== (await keyOf(photo, pieces)))
    throw new EngineRefusal('not_supported', 'there is no look of these to preview')
  const { data, width, height } = sketchLook(
    lastLook.body,
    lastLook.scene(),
    lastLook.garments,
    wishesOf(pieces),
  )
  return createImageBitmap(new ImageData(data, width, height))
}

/** Finer pictures are decoded when they are wanted, and not kept: they are the largest things here. */
async function sharpen(look: Picture, body: Body, trace: Trace, fits: Fit[], photo: Blob, pieces: Piece[]) {
  const { picture: fine } = await decodePicture(photo, SHARP_PHOTO_SIDE)
  const garmentPictures = await Promise.all(
    fits.map(async ({ texture, piece }) => {
      return texture && (await decodePicture(pieces[piece].image, SHARP_GARMENT_SIDE)).picture
    }),
  )
  return sharpenLook(look, body.photo, fine, trace, fits, garmentPictures)
}

/** Who sits or bends is shorter than she is, and what a tape would say cannot be told. */
async function measureBody(file: Blob): Promise<BodyMeasures> {
  const { check, body: bodyOf } = await recallPhoto(file)
  const posture = (['seated', 'not_upright'] as const).find((one) => check.advice.includes(one))
  if (!bodyOf || posture) throw new EngineRefusal(posture ?? check.advice[0])
  const { figure, photo: size, pose, segments, clothes } = bodyOf()
  const evidence = { size, pose, segments, labels: clothes.labels }
  return tellMeasures(figure.model, figure.fitted, evidence, figure.view.bone)
}

async function measureGarment(piece: GarmentPiece): Promise<MeasuredGarment> {
  const { shape, texture, warnings } = await recallGarment(piece, 0)
  const [{ width, height, data }] = texture.levels
  const cutout = await toCanvas({ width, height, data }).convertToBlob({ type: 'image/png' })
  return { cutout, width, height, landmarks: toFractions(shape.points, { width, height }), warnings }
}

/** A lap or a lunge hides how trousers and skirts fall; otherwise the photo ends too high. */
function refuseUnwearable(pieces: Piece[], { wearable, advice }: PhotoCheck) {
  const index = pieces.findIndex(({ category }) => !wearable.includes(category))
  if (index < 0) return
  const posture = (['seated', 'not_upright'] as const).find((one) => advice.includes(one))
  const code = posture ?? (pieces[index].category === 'shoes' ? 'feet_hidden' : 'cropped')
  throw new EngineRefusal(code, `the photo cannot wear ${pieces[index].category}`, index)
}

async function recallPhoto(photo: Blob) {
  return photos.recall(await digest(photo), () => understandPhoto(photo))
}

async function packPhoto(photo: Blob) {
  const key = await digest(photo)
  if (!photos.has(key)) return undefined
  const { seen } = await recallPhoto(photo)
  return seen && (await packSeen(seen, key))
}

async function recallPacked(photo: Blob, packed: Blob) {
  const key = await digest(photo)
  const seen = await unpackSeen(packed, key)
  if (!seen) return false
  return await photos
    .recall(key, () => recallSeen(photo, seen))
    .then(
      () => true,
      () => false,
    )
}

const wishesOf = (pieces: Piece[]) => pieces.filter(isGarmentPiece).map(({ wearing }) => wearingOf(wearing))

/** The clothes of an outfit, as they are sewn where that is known. `onEach` hears how much of the outfit is read. */
async function recallClothes(pieces: Piece[], onEach?: (share: number) => Promise<void>) {
  const worn: (Garment | SewnGarment)[] = []
  for (const [index, piece] of pieces.filter(isGarmentPiece).entries()) {
    await onEach?.(index / pieces.length)
    worn.push(await (piece.sewn ? recallSewn(piece.category, piece.sewn) : recallPicture(piece, index)))
  }
  return worn
}

async function recallGarment(piece: GarmentPiece, index: number) {
  const key = `${await digest(piece.image)} ${piece.category} ${JSON.stringify(piece.landmarks ?? null)}`
  try {
    return await garments.recall(key, () => understandGarment(piece))
  } catch (error) {
    if (error instanceof EngineRefusal) throw new EngineRefusal(error.code, error.message, index)
    throw error
  }
}

/** A garment of which there is only a picture, sewn after it where a cut is like it. */
async function recallPicture(piece: GarmentPiece, index: number) {
  const garment = await recallGarment(piece, index)
  if (garment.isMapped) return garment
  const isBack = piece.wearing?.isBack ?? false
  const known = sewnPictures[isBack ? 'back' : 'front'].get(garment)
  if (known) return known
  const made = sewPicture(garment, await loadCuts(), isBack) ?? garment
  sewnPictures[isBack ? 'back' : 'front'].set(garment, made)
  return made
}

/** What is found once of a piece is kept by the piece as it was sewn, after which of its sides the picture shows. */
const sewnPictures = {
  front: new WeakMap<Garment, Garment | SewnGarment>(),
  back: new WeakMap<Garment, Garment | SewnGarment>(),
}

/** While the models are on their way: what is found of a sewn piece whoever wears it. */
function readAhead(pieces: Piece[]) {
  for (const { category, sewn, wearing } of pieces.filter(isGarmentPiece))
    if (sewn)
      Promise.all([loadFigure(), recallSewn(category, sewn)])
        .then(([model, garment]) => readyOf(workshopOf(model), withFront(garment, wearingOf(wearing).isOpen)))
        // It is told where the piece is wanted.
        .catch(() => undefined)
}

async function recallSewn(category: GarmentCategory, file: Blob) {
  return sewnGarments.recall(`${await digest(file)} ${category}`, () => readSewnGarment(category, file))
}

/** The same for the same photo and pieces, taken for the same, however they are worn. */
const keyOf = async (photo: Blob, pieces: Piece[]) =>
  [
    ...(await Promise.all([photo, ...pieces.map(({ sewn, image }) => sewn ?? image)].map(digest))),
    ...pieces.map(({ category, wearing }) => `${category} ${wearing?.isBack ?? false}`),
  ].join(' ')

/** The same only where they are worn in the same way, too. */
const wornKeyOf = async (photo: Blob, pieces: Piece[]) =>
  `${await keyOf(photo, pieces)} ${JSON.stringify(wishesOf(pieces))}`

async function digest(blob: Blob) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function encode(picture: Picture) {
  const blob = await toCanvas(picture).convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })
  return new Blob([labelAsAiMade(new Uint8Array(await blob.arrayBuffer()))], { type: 'image/jpeg' })
}

function createClock() {
  const laps: Record<string, number> = {}
  let before = performance.now()
  return {
    laps,
    lap(name: string) {
      const now = performance.now()
      laps[name] = Math.round(now - before)
      before = now
    },
  }
}
