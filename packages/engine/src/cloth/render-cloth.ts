import { rasterise, type Visible } from '../drapery/raster.ts'
import type { Light } from '../body/figure/fit-light.ts'
import type { LayerKind } from '../fit/layer.ts'
import type { Size } from '../raster/plane.ts'
import { colourCloth, FINE, isTurnedAway } from './colour-cloth.ts'
import { foldsTowards, fromOneSide, withoutFolds } from './fold-light.ts'
import { boxOf, cameraOn, together, type Box, type Posed } from './framing.ts'
import { nodesOf, type Cloth } from './refine-mesh.ts'
import type { SewnGarment } from './sewn-garment.ts'
import { shadowsOn } from './shadows.ts'
import { sleevesForward } from './sleeves-forward.ts'

/** How far cloth may dip into the skin under it before it is hidden, cm. */
export const DIP = 1.6
/** A garment as the photo's camera sees it, lit. */
export type Shot = {
  box: Box
  seen: Visible
  linear: Float32Array
  /** Which of the sleeves' triangles are turned away. */
  isInside: Uint8Array
  /** How near the camera her arms are, cm, a value a pixel of the box. */
  armDepth: Float32Array
}

/**
 * A whole garment, lit, at `FINE` times the photo's size.
 *
 * @param seenNodes the cloth's nodes before the camera
 * @param hiding what of the body may lie in front of it
 * @param arms her arms' skin
 * @param shadowing what of the body throws shadows on it
 */
export function renderCloth(
  garment: SewnGarment,
  cloth: Cloth,
  seenNodes: Float64Array,
  hiding: Posed,
  arms: Posed,
  shadowing: Posed,
  handsSeen: readonly [boolean, boolean],
  perCm: number,
  roomLight: Light,
  size: Size,
): Shot | undefined {
  const { triangles } = cloth
  const light = fromOneSide(roomLight)
  const nodes = nodesOf(cloth)
  const box = boxOf(seenNodes, nodes, size)
  if (!box) return undefined
  const own = { seen: seenNodes, triangles: nodes }
  const unfolded = withoutFolds(cloth)
  const folds = foldsTowards(light, cloth, unfolded)
  const reach = shadowsOn(box, own, cloth.normals, folds, shadowing, perCm, light)
  const forward = sleevesForward(garment, cloth, seenNodes, handsSeen)
  const all = together({ seen: forward, triangles: nodes }, hiding)
  const count = nodes.length / 3
  const camera = cameraOn(box, FINE)
  const seen = rasterise(camera, all.seen, all.triangles, (t) => (t >= count ? 0 : DIP), null)
  const { depth } = rasterise(cameraOn(box, 1), arms.seen, arms.triangles, () => 0, null)
  const linear = colourCloth(garment, cloth, seen, seenNodes, unfolded, reach, light, depth, box.width)
  const isInside = Uint8Array.from({ length: count }, (_, t) =>
    garment.piece.surfaces[cloth.surfaceOf[triangles[3 * t]]].carrier.startsWith('arm') &&
    isTurnedAway(seenNodes, nodes[3 * t], nodes[3 * t + 1], nodes[3 * t + 2])
      ? 1
      : 0,
  )
  return { box, seen, isInside, armDepth: depth, linear }
}

/** So much, cm, an arm has to be behind cloth to be hidden by it. */
const BEHIND = 1

/** 1 where a layer's cloth is in front of her arms, a value a pixel. */
export function beforeArms({ box, seen, armDepth }: Shot): Uint8Array {
  const before = new Uint8Array(box.width * box.height)
  for (let y = 0, i = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++, i++) {
      const p = FINE * y * seen.width + FINE * x
      if (seen.triangle[p] >= 0 && seen.depth[p] - DIP > armDepth[i] + BEHIND) before[i] = 1
    }
  return before
}

/** What the trunk or the legs carry of it. */
export const panelOf = ({ category }: SewnGarment): LayerKind =>
  category === 'skirts' ? 'skirt' : category === 'bottoms' ? 'leg' : 'torso'
