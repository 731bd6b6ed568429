import { mix } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import { UPPER_CLOTHES } from '../photo/clothes-labels.ts'
import { NO_BONE } from '../body/figure/view.ts'
import { copyPicture } from '../raster/decode.ts'
import type { Colour } from '../raster/kmeans.ts'
import { createMask, createPicture, type Mask, type Picture } from '../raster/plane.ts'
import { withFront } from '../cloth/open-front.ts'
import type { SewnGarment } from '../cloth/sewn-garment.ts'
import { sketchSewn } from '../cloth/wear-sewn.ts'
import type { Wearing } from '../contract/wearing.ts'
import type { Occluders } from '../fit/coverage.ts'
import { inDressingOrder, lowestToCover } from '../fit/dressing.ts'
import type { Fit } from '../fit/fit.ts'
import type { Layer, LayerKind } from '../fit/layer.ts'
import { readRendition } from '../fit/rendition.ts'
import { tuckIn } from '../fit/tuck.ts'

/** What of a look stays while she changes how its pieces are worn, so many times smaller than the photo. */
export type Scene = {
  by: number
  /** Her without her old clothes; clear where the look's pieces were not. */
  base: Picture
  /** Her own top where the look's pieces lie over it or have taken its place, clear elsewhere: an open front shows it. */
  ownTop: Picture
  fits: Pick<Fit, 'piece' | 'half' | 'category' | 'top'>[]
  /** What of her is in front of a panel, and of a sleeve. */
  beforePanel: Mask
  beforeSleeve: Mask
  /** By piece, as it was sketched last: one that is worn as before lies as before. */
  sketched: Map<number, { how: string; layers: Layer[]; padding: Float32Array }>
}

/** A sketch's long side is no longer, px. */
const LONG_SIDE = 400

/**
 * What a look leaves for sketches of it, found when the first is asked for.
 *
 * @param base before anything is painted on it: under the new clothes it may still show old ones
 */
export function sceneOf(body: Body, base: Picture, fits: Fit[], occluders: Occluders): () => Scene {
  const before = copyPicture(base)
  let scene: Scene | undefined
  return () => (scene ??= setScene(body, before, fits, occluders))
}

function setScene(body: Body, base: Picture, fits: Fit[], { head, arms, hands, bared }: Occluders): Scene {
  const by = Math.ceil(Math.max(base.width, base.height) / LONG_SIDE)
  const size = { width: Math.floor(base.width / by), height: Math.floor(base.height / by) }
  const picture = createPicture(size)
  const [beforePanel, beforeSleeve] = [createMask(size), createMask(size)]
  for (let y = 0, j = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++, j++) {
      const i = by * y * base.width + by * x
      for (let c = 0; c < 3; c++) {
        let sum = 0
        for (let v = 0; v < by; v++)
          for (let u = 0; u < by; u++) sum += base.data[4 * (i + v * base.width + u) + c]
        picture.data[4 * j + c] = sum / (by * by)
      }
      beforePanel.data[j] = Math.max(head.data[i], arms.data[i], bared.data[i])
      beforeSleeve.data[j] = Math.max(head.data[i], hands.data[i])
    }
  const ownTop = createPicture(size)
  const hasTop = fits.some(({ half, category }) => half === 'upper' && category !== 'outerwear')
  const hasLower = fits.some(({ half, category }) => half === 'lower' || category === 'dresses')
  const behind: Colour = [0, 0, 0]
  const isOldCloth = (i: number) =>
    body.segments.clothes.data[i] > 127 &&
    (body.clothes.labels[i] === UPPER_CLOTHES ? hasTop : hasLower) &&
    [0, 1, 2].every((c) => base.data[4 * i + c] === body.photo.data[4 * i + c])
  /** In a pixel of the sketch, from its first of the photo on: beside what was painted there may be some of it. */
  const hasOldCloth = (first: number) => {
    for (let v = 0; v < by; v++)
      for (let u = 0; u < by; u++) if (isOldCloth(first + v * base.width + u)) return true
    return false
  }
  for (const { left, top, width, height, data } of fits.flatMap(({ layers }) => layers))
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const [u, v] = [Math.floor((left + x) / by), Math.floor((top + y) / by)]
        if (data[4 * (y * width + x) + 3] === 0 || u >= size.width || v >= size.height) continue
        const j = 4 * (v * size.width + u)
        if (picture.data[j + 3] > 0) continue
        const i = by * v * base.width + by * u
        if (body.clothes.labels[i] === UPPER_CLOTHES) {
          for (let c = 0; c < 3; c++) ownTop.data[j + c] = body.photo.data[4 * i + c]
          ownTop.data[j + 3] = body.segments.clothes.data[i]
        }
        if (hasOldCloth(i)) {
          // Beside her the ground comes back: a narrower sleeve leaves none of the old one.
          const source = body.figure.view.bone[i] === NO_BONE ? body.backdrop : body.figure.bare
          source.colourAt(by * u, by * v, behind)
          for (let c = 0; c < 3; c++) picture.data[j + c] = behind[c]
        }
        picture.data[j + 3] = 255
      }
  const facts = fits.map(({ piece, half, category, top }) => ({ piece, half, category, top }))
  return { by, base: picture, ownTop, fits: facts, beforePanel, beforeSleeve, sketched: new Map() }
}

/**
 * The same look with its pieces worn otherwise, in a hurry: coarser cloth, and no shadows on what is around it. To be
 * drawn over the look, clear where nothing changes.
 */
export function sketchLook(body: Body, scene: Scene, garments: SewnGarment[], wishes: Wearing[]): Picture {
  const picture = createPicture(scene.base)
  picture.data.set(scene.base.data)
  const padding = new Float32Array(body.figure.model.mean.length / 3)
  const lower = scene.fits.filter(({ half }) => half === 'lower')
  const sewn = garments.map((garment, index) => withFront(garment, wishes[index].isOpen))
  const worn = inDressingOrder(sewn, wishes).map(({ index, garment, wearing, isUnder }, place) => {
    const half = lower.some(({ piece }) => piece === index) ? ('lower' as const) : ('upper' as const)
    const coverTo = lowestToCover(body, half === 'upper' ? lower : [])
    const how = JSON.stringify([wearing, isUnder])
    let known = scene.sketched.get(index)
    if (known?.how !== how) {
      const isLast = place === sewn.length - 1
      const layers = sketchSewn(body, garment, { coverTo, padding, isUnder, isLast, wearing }, 1 / scene.by)
      known = { how, layers, padding: padding.slice() }
      // Whatever else she wears is settled: it lies as it lay, and this one goes on from where it is.
      scene.sketched.set(index, known)
    } else padding.set(known.padding)
    // Tucked in, a layer is cut.
    const layers = known.layers.map((layer) => ({ ...layer, data: layer.data.slice() }))
    return { piece: index, half, category: garment.category, layers }
  })
  const keepsTop = worn.every(({ half }) => half === 'lower')
  if (worn.every(({ half, category }) => half === 'lower' || category === 'outerwear'))
    layOver(picture, scene.ownTop)
  const { gains, black } = readRendition(body)
  const contrast = 1 - black / 255
  for (const { layers } of tuckIn(worn, ({ piece }) => wishes[piece].tuck))
    for (const { kind, left, top, width, height, data } of layers) {
      const front = frontOf(body, scene, kind, keepsTop)
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const k = 4 * (y * width + x)
          if (data[k + 3] === 0 || left + x >= picture.width || top + y >= picture.height) continue
          const j = (top + y) * picture.width + left + x
          const share = (data[k + 3] / 255) * (1 - front(j) / 255)
          picture.data[4 * j + 3] = Math.max(picture.data[4 * j + 3], 255 * share)
          for (let c = 0; c < 3; c++) {
            const colour = Math.min(255, data[k + c] * gains[c])
            picture.data[4 * j + c] = mix(picture.data[4 * j + c], black + colour * contrast, share)
          }
        }
    }
  return picture
}

function layOver(picture: Picture, { data }: Picture) {
  for (let j = 0; j < data.length; j += 4)
    for (let c = 0; c < 3; c++) picture.data[j + c] = mix(picture.data[j + c], data[j + c], data[j + 3] / 255)
}

/** What of her lies before a layer at a pixel of the scene, 0 to 255. */
function frontOf(
  { clothes, segments, photo }: Body,
  { by, base, beforePanel, beforeSleeve }: Scene,
  kind: LayerKind,
  keepsTop: boolean,
) {
  if (kind === 'sleeve') return (j: number) => beforeSleeve.data[j]
  if (!keepsTop || kind === 'torso') return (j: number) => beforePanel.data[j]
  return (j: number) => {
    const i = by * (Math.floor(j / base.width) * photo.width + (j % base.width))
    const own = clothes.labels[i] === UPPER_CLOTHES ? segments.clothes.data[i] : 0
    return Math.max(beforePanel.data[j], own)
  }
}
