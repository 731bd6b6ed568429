import { rasterise, type Camera, type Visible } from '../drapery/raster.ts'
import { carriers, type Carrier } from '../drapery/sewn.ts'
import type { Body } from '../body/body.ts'
import { sides } from '../photo/frame.ts'
import type { Layer } from '../fit/layer.ts'
import { closeGaps, SLIT } from './close-gaps.ts'
import { mapsFor } from './coarse-maps.ts'
import { foldsTowards, fromOneSide, withoutFolds } from './fold-light.ts'
import { cameraOn } from './framing.ts'
import { enlarged, type WearerSkin } from './wearer-skin.ts'
import { colourCloth } from './colour-cloth.ts'
import { srgbOf } from './halve-linear.ts'
import { DIP, panelOf } from './render-cloth.ts'
import { nodesOf, type Cloth } from './refine-mesh.ts'
import type { SewnGarment } from './sewn-garment.ts'
import { shadowsBefore } from './shadows.ts'
import { sleevesForward } from './sleeves-forward.ts'

/** Light and shade of a sketch are no finer than so many px a centimetre. */
const SHADED = 0.6

/**
 * A piece's layers in a hurry, on the whole of a photo so many times as large: a sample a pixel, and of her only what
 * stays while cloth moves.
 *
 * @param seen the cloth's nodes before the camera
 */
export function sketchCloth(
  body: Body,
  garment: SewnGarment,
  skin: WearerSkin,
  cloth: Cloth,
  seen: Float64Array,
  zoom: number,
): Layer[] {
  const { scale } = body.figure.fitted
  const light = fromOneSide(body.figure.bare.light)
  const unfolded = withoutFolds(cloth)
  const { camera, shadeCamera, hiding, visible, armDepth, shading } = stillSkin(body, skin, zoom)
  const at = enlarged(seen, zoom)
  const maps = mapsFor(garment, cloth, at)
  const nodes = nodesOf(cloth)
  visible.triangle.set(hiding.triangle)
  visible.depth.set(hiding.depth)
  const forward = sleevesForward(garment, cloth, at, skin.hands)
  rasterise(camera, forward, nodes, () => DIP, null, visible)
  const reach = shadowsBefore(
    shadeCamera,
    { seen: at, triangles: nodes },
    cloth.normals,
    foldsTowards(light, cloth, unfolded),
    ({ depth }) => {
      for (let p = 0; p < depth.length; p++) if (shading[p] > depth[p]) depth[p] = shading[p]
    },
    scale * zoom,
    light,
  )
  const colours = colourCloth(
    { ...garment, ...maps },
    { ...cloth, texels: maps.texels },
    visible,
    at,
    unfolded,
    reach,
    light,
    armDepth,
    camera.width,
    1,
  )
  const carriedOn = carriersOf(garment, cloth)
  const layerOf = (kind: Layer['kind'], side: Layer['side'], carrier?: Carrier): Layer => ({
    kind,
    side,
    left: 0,
    top: 0,
    width: camera.width,
    height: camera.height,
    data: paint(visible, colours, carriedOn, carrier === undefined ? -1 : carriers.indexOf(carrier)),
    places: new Float32Array(0),
    isLit: true,
  })
  const whole = layerOf(panelOf(garment), undefined)
  closeGaps(whole.data, whole, SLIT * scale * zoom)
  const sleeves = sides.flatMap((side) => {
    const carrier = side === 0 ? 'armLeft' : 'armRight'
    return carriedOn.includes(carriers.indexOf(carrier)) ? [layerOf('sleeve', side, carrier)] : []
  })
  return [whole, ...sleeves].map(softenEdges)
}

type StillSkin = {
  zoom: number
  camera: Camera
  shadeCamera: Camera
  /** What may hide cloth, as triangles of no cloth. */
  hiding: Visible
  /** Begins as that in every frame. */
  visible: Visible
  armDepth: Float32Array
  /** Depths of what throws shadows. */
  shading: Float32Array
}

const stills = new WeakMap<WearerSkin, StillSkin>()

/** More triangles than any cloth has. */
const NO_CLOTH = 0x7fffffff

function stillSkin({ photo, figure }: Body, skin: WearerSkin, zoom: number): StillSkin {
  const known = stills.get(skin)
  if (known?.zoom === zoom) return known
  const box = {
    left: 0,
    top: 0,
    width: Math.round(photo.width * zoom),
    height: Math.round(photo.height * zoom),
  }
  const camera = cameraOn(box, 1)
  const shadeCamera = cameraOn(box, Math.min(0.5, SHADED / (figure.fitted.scale * zoom)))
  const at = enlarged(skin.seen, zoom)
  const look = (through: Camera, triangles: Uint32Array) => rasterise(through, at, triangles, () => 0, null)
  const hiding = look(camera, skin.hiding)
  for (let p = 0; p < hiding.triangle.length; p++) if (hiding.triangle[p] >= 0) hiding.triangle[p] = NO_CLOTH
  const made = {
    zoom,
    camera,
    shadeCamera,
    hiding,
    visible: { ...hiding, triangle: hiding.triangle.slice(), depth: hiding.depth.slice() },
    armDepth: look(camera, skin.arms).depth,
    shading: look(shadeCamera, skin.shadowing).depth,
  }
  stills.set(skin, made)
  return made
}

const carriersOn = new WeakMap<Uint32Array, Uint8Array>()

/** What carries each triangle; a piece's are found once. */
function carriersOf({ piece }: SewnGarment, { triangles, surfaceOf }: Cloth) {
  const known = carriersOn.get(triangles)
  if (known) return known
  const made = Uint8Array.from({ length: triangles.length / 3 }, (_, triangle) =>
    carriers.indexOf(piece.surfaces[surfaceOf[triangles[3 * triangle]]].carrier),
  )
  carriersOn.set(triangles, made)
  return made
}

/** What is seen of the cloth, or of what of it one carrier holds. */
function paint({ triangle }: Visible, linear: Float32Array, carriedOn: Uint8Array, carrier: number) {
  const data = new Uint8ClampedArray(triangle.length * 4)
  for (let p = 0; p < triangle.length; p++) {
    const t = triangle[p]
    if (t < 0 || t >= carriedOn.length || (carrier >= 0 && carriedOn[t] !== carrier)) continue
    for (let k = 0; k < 3; k++) data[4 * p + k] = srgbOf(linear[3 * p + k])
    data[4 * p + 3] = 255
  }
  return data
}

/** Where cloth ends between pixels its edge would be stairs: there a pixel is as clear as the nine around it. */
function softenEdges(layer: Layer): Layer {
  const { width, height, data } = layer
  const isCloth = new Uint8Array(width * height)
  for (let p = 0; p < isCloth.length; p++) if (data[4 * p + 3] > 0) isCloth[p] = 1
  for (let y = 1; y < height - 1; y++)
    for (let x = 1, p = y * width + 1; x < width - 1; x++, p++) {
      if (!isCloth[p]) continue
      const beside = isCloth[p - 1] + isCloth[p + 1] + isCloth[p - width] + isCloth[p + width]
      if (beside === 4) continue
      const corners =
        isCloth[p - width - 1] + isCloth[p - width + 1] + isCloth[p + width - 1] + isCloth[p + width + 1]
      data[4 * p + 3] = (255 * (1 + beside + corners)) / 9
    }
  return layer
}
