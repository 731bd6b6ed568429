import {
  EngineRefusal,
  whyNot,
  type Look,
  type PhotoCheck,
  type Piece,
  type Stage,
} from '../contract/advice.ts'
import type { Body } from '../body/body.ts'
import { createClock } from './clock.ts'
import { readExtras } from './shoes-and-bag.ts'
import type { Fit } from '../fit/fit.ts'
import { handlesOf } from './handles.ts'
import { practise } from './rehearsal.ts'
import { sharpenLook } from '../compose/sharpen.ts'
import { sketchLook, type Scene } from './sketch-look.ts'
import type { Trace } from '../fit/look-trace.ts'
import { adjustableOf, asItIs, fitGarments, makeLook } from './try-on.ts'
import { loadVision } from '../models/vision.ts'
import { isPractised, notePractice, rehearseLater } from './practised-looks.ts'
import type { Question } from './worker-messages.ts'
import { decodePicture } from '../raster/decode.ts'
import { maxSharpGarmentSide, maxSharpPhotoSide } from '../raster/picture-sizes.ts'
import { encodeLabelled } from '../raster/encode.ts'
import type { Picture } from '../raster/plane.ts'
import {
  isKnown,
  keyOf,
  readAhead,
  recallClothes,
  recallPhoto,
  wishesOf,
  wornKeyOf,
} from './recall-pictures.ts'
import type { SewnGarment } from '../cloth/sewn-garment.ts'

/** Pieces that were laid on her before she asked. */
let laidAhead: { key: string; fits: Fit[] } | undefined

/** What a look of these waits for, done before it is asked for. Whoever asks something else comes first. Refuses as `tryOn` would. */
export async function prepare(
  { photo, pieces }: Extract<Question, { ask: 'prepare' }>,
  isAlone: () => Promise<boolean>,
) {
  const { check, body: bodyOf } = await recallPhoto(photo)
  if (!bodyOf || !(await isAlone())) return
  const body = bodyOf()
  if (!(await isAlone())) return
  rehearseLater({ check, body: bodyOf })
  const worn = await recallClothes(pieces)
  if (worn.length === 0 || !(await isAlone())) return
  const key = await wornKeyOf(photo, pieces)
  if (laidAhead?.key === key) return
  const fits = fitGarments(body, worn, wishesOf(pieces))
  laidAhead = { key, fits }
  if (isPractised() || !(await isAlone())) return
  notePractice()
  practise(check, body, fits)
}

export async function tryOn(
  { photo, pieces, isSharper, isGated, layering: wish }: Extract<Question, { ask: 'tryOn' }>,
  onStage: (stage: Stage, fraction: number) => void,
  breathe: () => Promise<void>,
): Promise<Look> {
  const clock = createClock()
  await breathe()
  if (!(await isKnown(photo))) {
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
  notePractice()
  await breathe()
  const { picture: look, scene } = rendered
  const sewn = worn.filter((garment) => 'piece' in garment)
  lastLook =
    sewn.length > 0 && sewn.length === worn.length
      ? { key: await keyOf(photo, pieces), body, garments: sewn, scene }
      : undefined
  const picture = trace ? await sharpen(look, body, trace, fits, photo, pieces) : look
  clock.lap('sharpen')
  const blob = await encodeLabelled(picture, 'look')
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

export async function preview(
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
  const { picture: fine } = await decodePicture(photo, maxSharpPhotoSide)
  const garmentPictures = await Promise.all(
    fits.map(async ({ texture, piece }) => {
      return texture && (await decodePicture(pieces[piece].image, maxSharpGarmentSide)).picture
    }),
  )
  return sharpenLook(look, body.photo, fine, trace, fits, garmentPictures)
}

export function refuseUnwearable(pieces: Piece[], check: PhotoCheck) {
  for (const [index, { category }] of pieces.entries()) {
    const why = whyNot(check, category)
    if (why) throw new EngineRefusal(why, `the photo cannot wear ${category}`, index)
  }
}
