import { EngineRefusal, type Look, type Piece } from '@cabine/engine'
import { understandPhoto, type Body, type UnderstoodPhoto } from '@cabine/engine/body/body.ts'
import { toFractions } from '@cabine/engine/garment/landmark-units.ts'
import { measureWornUpper } from '@cabine/engine/garment/worn-landmarks.ts'
import { decodePicture, toCanvas } from '@cabine/engine/raster/decode.ts'
import { createMask, type Picture } from '@cabine/engine/raster/plane.ts'
import { refuseUnwearable } from '@cabine/engine/try-on/make-try-on.ts'
import { readExtras } from '@cabine/engine/try-on/shoes-and-bag.ts'
import { recallClothes, wishesOf } from '@cabine/engine/try-on/recall-pictures.ts'
import { fitGarments, makeLook } from '@cabine/engine/try-on/try-on.ts'
import type { Trace } from '@cabine/engine/fit/look-trace.ts'

/** One look to be made. `isOwn`: its piece is a cut-out of the photo itself, as large. */
export type Task = { photo: Blob; pieces: Piece[]; isOwn: boolean }

/**
 * What became of it. `origin` is as large as the look: red is the share of each pixel that is the photo's own, green the
 * share that is the new pieces', blue what was painted besides.
 */
export type Made =
  | ({ look: Blob; origin: Blob; joints: number[][]; layering: string | null; ms: number } & Pick<
      Look,
      'confidence' | 'signals'
    >)
  | { refused: string; message: string; joints?: number[][]; ms: number }

/** The last photo: its looks come one after the other. */
let known: { photo: Blob; size: number; understood: Promise<UnderstoodPhoto> } | undefined

self.onmessage = async ({ data }: MessageEvent<Task & { id: number }>) => {
  const start = performance.now()
  const made = await make(data)
  self.postMessage({ id: data.id, made: { ...made, ms: Math.round(performance.now() - start) } })
}

async function make({ photo, pieces: given, isOwn }: Task): Promise<Made> {
  let joints: number[][] | undefined
  try {
    if (known?.size !== photo.size) known = { photo, size: photo.size, understood: understandPhoto(photo) }
    const { check, body: bodyOf } = await known.understood
    if (!bodyOf) throw new EngineRefusal(check.advice[0] ?? 'unreadable')
    refuseUnwearable(given, check)
    const body = bodyOf()
    joints = body.pose.joints.map(({ x, y, seen }) =>
      [x, y, seen].map((value) => Math.round(value * 100) / 100),
    )
    const pieces = isOwn ? await Promise.all(given.map((piece) => withSeams(piece, body))) : given
    const worn = await recallClothes(pieces)
    const extras = await readExtras(body, pieces)
    const fits = fitGarments(body, worn, wishesOf(pieces))
    const how = { wish: 'auto', isSharper: true, isGated: false, extras } as const
    const { rendered, judged, trace, layering } = makeLook(check, body, fits, how)
    const [look, origin] = await Promise.all(
      [rendered.picture, originOf(trace!, rendered.picture)].map((picture) =>
        toCanvas(picture).convertToBlob({ type: 'image/png' }),
      ),
    )
    const { confidence, signals } = judged
    return { look, origin, joints, layering, confidence, signals, ms: 0 }
  } catch (error) {
    const refused = error instanceof EngineRefusal ? error.code : 'failed'
    return { refused, message: String(error), joints, ms: 0 }
  }
}

/** What she wears has its seams where her joints are. */
async function withSeams(piece: Piece, { pose, frame, photo }: Body): Promise<Piece> {
  const { picture } = await decodePicture(piece.image, Math.max(photo.width, photo.height))
  const alpha = createMask(picture)
  for (let i = 0; i < alpha.data.length; i++) alpha.data[i] = picture.data[4 * i + 3]
  const seams = measureWornUpper(alpha, pose.joints, frame)
  if (!seams) throw new EngineRefusal('garment_unclear', 'her own piece does not reach her chest')
  return { ...piece, landmarks: toFractions(seams, picture) }
}

function originOf({ photo, layers }: Trace, { width, height }: Picture): Picture {
  const cloth = new Float32Array(width * height)
  for (const [layer, weights] of layers)
    for (let row = 0, k = 0; row < layer.height; row++)
      for (let column = 0; column < layer.width; column++, k++) {
        const [x, y] = [layer.left + column, layer.top + row]
        if (x >= 0 && y >= 0 && x < width && y < height) cloth[y * width + x] += weights[k]
      }
  const data = new Uint8ClampedArray(4 * width * height)
  for (let i = 0; i < photo.length; i++) {
    // Light may lift a layer's factor above its share.
    const worn = Math.min(cloth[i], 1 - photo[i])
    data.set([255 * photo[i], 255 * worn, 255 * (1 - photo[i] - worn), 255], 4 * i)
  }
  return { data, width, height }
}
