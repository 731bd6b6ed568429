import type { PhotoAdvice } from '@cabine/engine/contract/advice.ts'
import { understandPhoto, type Body, type UnderstoodPhoto } from '@cabine/engine/body/body.ts'
import { LOWER_CLOTHES, NO_CLOTHES, UPPER_CLOTHES } from '@cabine/engine/photo/clothes-labels.ts'
import type { Covers } from '@cabine/engine/photo/cover.ts'
import { NO_BONE } from '@cabine/engine/body/figure/view.ts'
import { copyPicture, toCanvas } from '@cabine/engine/raster/decode.ts'
import type { Colour } from '@cabine/engine/raster/kmeans.ts'

/** What was found in a photo as it is, or with clothes of hers painted over. */
export type Covered = {
  kind: string
  advice: PhotoAdvice[]
  covers: Covers | null
  head: number | null
  mayBeChild: boolean
}

self.onmessage = async ({ data }: MessageEvent<Blob>) => self.postMessage(await coverAll(data))

const swimwear = { navy: [32, 42, 88], red: [188, 36, 44], white: [236, 234, 230], nude: null } as const

/**
 * A photo as it is and, where a body was found under it, bare and in swimwear. What is painted is nobody's real body, but it has
 * somebody's face: it never leaves this worker.
 */
async function coverAll(file: Blob): Promise<Covered[]> {
  const told = (kind: string, { check, measures }: UnderstoodPhoto): Covered => ({
    kind,
    advice: check.advice,
    mayBeChild: check.mayBeChild,
    covers: measures?.covers ?? null,
    head: measures?.head ?? null,
  })
  const asIs = await understandPhoto(file)
  const done = [told('dressed', asIs)]
  const found = asIs.body?.()
  if (!found) return done
  const painted = {
    bare: paint(found, [UPPER_CLOTHES, LOWER_CLOTHES]),
    topless: paint(found, [UPPER_CLOTHES]),
    bottomless: paint(found, [LOWER_CLOTHES]),
    ...Object.fromEntries(
      Object.entries(swimwear).map(([name, colour]) => [
        `bikini ${name}`,
        paint(found, [UPPER_CLOTHES, LOWER_CLOTHES], colour),
      ]),
    ),
  }
  for (const [kind, drawn] of Object.entries(painted)) {
    const picture = await toCanvas(drawn).convertToBlob({ type: 'image/jpeg', quality: 0.92 })
    done.push(told(kind, await understandPhoto(picture)))
  }
  return done
}

/** Her skin in place of clothes, and swimwear on it; null is swimwear of her own skin's tone, a little lighter. */
function paint(
  { photo, clothes, segments, figure, frame, backdrop, skin }: Body,
  gone: number[],
  worn?: readonly number[] | null,
) {
  const drawn = copyPicture(photo)
  const colour: Colour = [0, 0, 0]
  const cloth = worn === null ? skin.tone.map((value) => Math.min(250, 1.12 * value + 8)) : worn
  for (let y = 0, i = 0; y < photo.height; y++)
    for (let x = 0; x < photo.width; x++, i++) {
      const label = clothes.labels[i] ?? NO_CLOTHES
      if (!gone.includes(label)) continue
      const isBody = figure.view.bone[i] !== NO_BONE
      if (isBody) figure.bare.colourAt(x, y, colour)
      else backdrop.colourAt(x, y, colour)
      if (cloth && isBody && isSwimwear(frame.fromPhoto(x, y), frame)) {
        const light =
          colour.reduce((sum, value) => sum + value, 0) / skin.tone.reduce((sum, value) => sum + value, 0)
        for (let c = 0; c < 3; c++) colour[c] = (cloth[c] ?? 0) * Math.min(1.3, light)
      }
      const share = (segments.clothes.data[i] ?? 0) / 255
      for (let c = 0; c < 3; c++)
        drawn.data[4 * i + c] = (1 - share) * (photo.data[4 * i + c] ?? 0) + share * (colour[c] ?? 0)
    }
  return drawn
}

/** A small bikini: two rounds with a band under them, and a triangle below the hip joints. */
function isSwimwear([fx, fy]: readonly number[], { shoulders, torso }: Body['frame']) {
  const [u, v] = [(fx ?? 0) / shoulders, (fy ?? 0) / torso]
  const isCup = ((Math.abs(u) - 0.2) / 0.17) ** 2 + ((v - 0.33) / 0.11) ** 2 < 1
  const isBand = Math.abs(v - 0.42) < 0.015
  const isBelow = v > 0.9 && v < 1.25 && Math.abs(u) < 0.45 - 1.1 * (v - 0.9)
  return isCup || isBand || isBelow
}
