import { understandPhoto } from '@cabine/engine/body/body.ts'
import { bareBody } from '@cabine/engine/body/figure/bare.ts'
import { project } from '@cabine/engine/body/figure/camera.ts'
import { NO_BONE, viewFigure } from '@cabine/engine/body/figure/view.ts'
import { placeVertices } from '@cabine/engine/body/model/pose-skeleton.ts'
import type { Limb, LimbPlace } from '@cabine/engine/photo/limbs.ts'
import { toCanvas } from '@cabine/engine/raster/decode.ts'
import type { Colour } from '@cabine/engine/raster/kmeans.ts'
import { createPicture, type Mask } from '@cabine/engine/raster/plane.ts'

/** The alpha of what is drawn: where an arm was hidden, a leg, or nothing (workshop/skin-network/squares.py). */
const MARKS = { arm: 200, leg: 150, other: 255 }
/** From where to where along a limb skin is hidden: hands and feet stay, as beside long sleeves. */
const ARM = { from: 0.15, to: 1.85 }
const LEG = { from: 0.05, to: 1.9 }

self.onmessage = async ({ data }: MessageEvent<Blob>) => self.postMessage(await drawLimbs(data))

/**
 * Her body as the engine draws it where bare arms and legs of the photo are called cloth: colours, and which way each pixel
 * faces (right, down, away; 0 to 255 is -1 to 1). Null where the photo is refused.
 */
async function drawLimbs(file: Blob): Promise<Blob[] | null> {
  const { body: bodyOf } = await understandPhoto(file)
  if (!bodyOf) return null
  const { photo, segments, figure, skin, arms, legs } = bodyOf()
  const copy = ({ width, height, data }: Mask): Mask => ({ width, height, data: data.slice() })
  const hidden = { ...segments, skin: copy(segments.skin), clothes: copy(segments.clothes) }
  const { model, fitted, shift } = figure
  const places = placeVertices(model, fitted.stance)
  const bent = project(fitted.camera, places).map((value, k) => value + shift[k])
  const view = viewFigure(model, fitted, photo, places, bent)
  const [colours, facing] = [createPicture(photo), createPicture(photo)]
  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  const isOn = (limbs: Limb[], { from, to }: typeof ARM, x: number, y: number) =>
    limbs.some(
      (limb) => limb.locate(x, y, place) && place.along > from && place.along < to && place.distance < 1.3,
    )
  for (let y = 0, i = 0; y < photo.height; y++)
    for (let x = 0; x < photo.width; x++, i++) {
      const mark = isOn(arms, ARM, x, y) ? MARKS.arm : isOn(legs, LEG, x, y) ? MARKS.leg : MARKS.other
      const isHidden = mark !== MARKS.other && segments.skin.data[i] >= 20
      colours.data[4 * i + 3] = view.bone[i] === NO_BONE ? 0 : isHidden ? mark : MARKS.other
      if (!isHidden) continue
      hidden.clothes.data[i] = Math.min(255, hidden.clothes.data[i] + hidden.skin.data[i])
      hidden.skin.data[i] = 0
    }
  const bare = bareBody(photo, hidden, view, fitted.scale, skin.tone)
  const colour: Colour = [0, 0, 0]
  for (let y = 0, i = 0; y < photo.height; y++)
    for (let x = 0; x < photo.width; x++, i++) {
      if (view.bone[i] === NO_BONE) continue
      bare.toneAt(x, y, colour)
      facing.data[4 * i + 3] = 255
      for (let c = 0; c < 3; c++) {
        colours.data[4 * i + c] = colour[c]
        facing.data[4 * i + c] = 127.5 + 127.5 * view.normal[3 * i + c]
      }
    }
  return Promise.all([colours, facing].map((one) => toCanvas(one).convertToBlob({ type: 'image/png' })))
}
