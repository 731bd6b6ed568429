import type { Camera } from '@cabine/engine/drapery/raster.ts'
import type { Patch, Scene } from '@cabine/tailoring/scene.ts'
import { illuminate, render, type Picture } from '@cabine/tailoring/shade.ts'
import type { GarmentLandmarks } from '../product.ts'
import { sceneOf, type Design } from './design.ts'
import { frameScene, type Hung } from './picture.ts'
import { viewWidth, type View } from '../further-views.ts'

const viewHeight = (viewWidth * 4) / 3
/** What a close-up shows from side to side, cm. */
const closeUpCm = 27

/** The scene after half a turn: its back to the camera. */
function turnRound(scene: Scene): Scene {
  const turn = (places: Float64Array) => places.map((value, i) => (i % 3 === 1 ? value : -value))
  return { ...scene, at: turn(scene.at), normal: turn(scene.normal) }
}

/** Waistbands and belts go round: what a cut lays on its fronts is laid on its backs as well, and on these alone. */
function patchesBehind({ pieces, patches = [], behind = [] }: Design): Patch[] {
  const names = new Set(pieces.map(({ name }) => name))
  const around = patches
    .filter(({ name, on }) => /^(?:band|belt)/.test(name) && on.startsWith('front'))
    .flatMap((patch): Patch[] => {
      const on = patch.on.replace('front', 'back')
      // One back lies under two fronts: either half of a belt covers its own side of it. What is stitched and buttoned onto
      // a band in front names it, so it is called otherwise behind.
      const host = names.has(on) ? on : 'back'
      return names.has(host) ? [{ ...patch, name: `${patch.name}Behind`, on: host }] : []
    })
  const onSleeves = patches.filter(({ on }) => on.startsWith('sleeve'))
  return [...around, ...behind, ...onSleeves]
}

/** Where a close-up looks: at the collar of what hangs from the shoulders, at the waist of everything else. */
function closeUp(landmarks: GarmentLandmarks, front: Camera): Camera {
  const { scale } = front
  const cm = (share: number) => (share * front.height) / scale
  // Off the middle, where most garments have only a seam; and beside a deep opening, which shows nothing but its lining.
  const [u, v, aside] =
    landmarks.kind === 'upper'
      ? [landmarks.neckFront[0], landmarks.neck.left[1], 5]
      : [(landmarks.waist.left[0] + landmarks.waist.right[0]) / 2, landmarks.waist.left[1], 6]
  const depth = landmarks.kind === 'upper' ? cm(landmarks.neckFront[1] - landmarks.neck.left[1]) : 0
  const away = Math.min(8, 0.3 * depth)
  return {
    left: front.left + (u * front.width) / scale + aside + away - closeUpCm / 2,
    top: front.top - cm(v) + 3.5 - away,
    scale: viewWidth / closeUpCm,
    width: viewWidth,
    height: viewHeight,
  }
}

/**
 * Photographs those colourways of a hung design that `ids` names from behind and from near by.
 *
 * @param landmarks those of its main picture, which say where to look closely
 */
export function portrayFurther(
  design: Design,
  { draped, ribbons }: Hung,
  landmarks: GarmentLandmarks,
  ids: string[],
): Record<View, Map<string, Picture>> {
  const front = sceneOf(design, draped, ribbons)
  const behind = turnRound(sceneOf({ ...design, patches: patchesBehind(design) }, draped, ribbons))
  const taken = (scene: Scene, at: Camera) => {
    const exposure = illuminate(scene, at)
    return new Map(ids.map((id) => [id, render(exposure, design.looks[id])]))
  }
  return {
    back: taken(behind, frameScene(behind, viewWidth)),
    detail: taken(front, closeUp(landmarks, frameScene(front, viewWidth))),
  }
}
