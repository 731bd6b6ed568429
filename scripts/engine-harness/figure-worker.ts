import { understandPhoto } from '@cabine/engine/body/body.ts'
import { NORMAL } from '@cabine/engine/body/figure/figure.ts'
import { NO_BONE } from '@cabine/engine/body/figure/view.ts'
import { copyPicture, toCanvas } from '@cabine/engine/raster/decode.ts'

/** The photo with the fitted figure drawn over it in grey, and the share of the person that it misses. */
export type Drawn = { picture: Blob; miss: number; build: string } | { refused: string }

self.onmessage = async ({ data }: MessageEvent<Blob>) => self.postMessage(await drawFigure(data))

async function drawFigure(file: Blob): Promise<Drawn> {
  const { check, body } = await understandPhoto(file)
  if (!body) return { refused: check.advice[0] ?? check.verdict }
  const { photo, figure } = body()
  const { view, fitted } = figure
  const drawn = copyPicture(photo)
  for (let i = 0; i < view.bone.length; i++) {
    if (view.bone[i] === NO_BONE) continue
    const [x = 0, y = 0, z = 0] = Array.from(
      view.normal.subarray(3 * i, 3 * i + 3),
      (value) => value / NORMAL,
    )
    const light = Math.max(0, 0.35 + 0.65 * (-0.8 * z - 0.3 * y - 0.3 * x))
    const colour = photo.data.subarray(4 * i, 4 * i + 3)
    for (const [c, value] of colour.entries()) drawn.data[4 * i + c] = 0.3 * value + 165 * light
  }
  const picture = await toCanvas(drawn).convertToBlob({ type: 'image/png' })
  return { picture, miss: fitted.miss, build: fitted.build }
}
