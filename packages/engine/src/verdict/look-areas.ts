import { boneNames } from '../body/model/model.ts'
import type { Body } from '../body/body.ts'
import { LOWER_CLOTHES, NO_CLOTHES, UPPER_CLOTHES } from '../photo/clothes-labels.ts'
import { limbOf } from '../body/figure/limb.ts'
import { NO_BONE } from '../body/figure/view.ts'
import type { Mask } from '../raster/plane.ts'
import type { Occluders } from '../fit/coverage.ts'
import type { Fit } from '../fit/fit.ts'
import { replacedBy, type LookAreas } from './look-signals.ts'
import type { Layers } from '../removal/layering.ts'
import type { Undressed } from '../removal/old-garment.ts'

/** Every so many rows and columns a pixel is looked at. */
const STEP = 4
/** Red, green and blue that differ by more than this in all are not the photo's own. */
const CHANGED = 12

/** Read once the old clothes are gone and before the new ones are painted over what took their place. */
export function measureAreas(
  body: Body,
  fits: Fit[],
  covered: Mask,
  { head, arms, hands, bared }: Occluders,
  undressed: Undressed,
  under?: Layers,
): LookAreas {
  const { photo, clothes, segments, figure, frame } = body
  const isDress = fits.some(({ category }) => category === 'dresses')
  const replaced = new Set<number>(isDress ? [UPPER_CLOTHES, LOWER_CLOTHES] : fits.map(replacedBy))
  // What stays on under them is meant to show.
  if (under?.upper) replaced.delete(UPPER_CLOTHES)
  if (under?.lower) replaced.delete(LOWER_CLOTHES)
  /** Pixels of skin by the figure's bone there: painted, and seen in the photo. */
  const painted = new Uint32Array(NO_BONE + 1)
  const seen = new Uint32Array(NO_BONE + 1)
  let [cleared, old, hair, before] = [0, 0, 0, 0]
  for (let y = 0; y < photo.height; y += STEP)
    for (let x = 0; x < photo.width; x += STEP) {
      const i = y * photo.width + x
      if (covered.data[i] > 127) {
        if (head.data[i] > 127) hair++
        else if (arms.data[i] > 127 || hands.data[i] > 127 || bared.data[i] > 127) before++
      }
      const label = clothes.labels[i]
      if (segments.skin.data[i] > 127) seen[figure.view.bone[i]]++
      // A bared arm lies in front of the new clothes, which cover its pixels too.
      if (label === NO_CLOTHES || (covered.data[i] > 127 && bared.data[i] < 128)) continue
      if (!isChanged(body, undressed, i)) old += replaced.has(label) ? 1 : 0
      else if (undressed.ground.data[i] > 127) cleared++
      else painted[figure.view.bone[i]]++
    }
  const share = (pixels: number) => (pixels * STEP ** 2) / (frame.shoulders * frame.torso)
  const limbs = ['arm_l', 'arm_r', 'leg_l', 'leg_r', 'trunk']
  const ofLimb = (counts: Uint32Array, limb: string) =>
    boneNames.reduce((sum, _, bone) => sum + (limbOf(bone) === limb ? counts[bone] : 0), 0)
  const [armLeft, armRight, legLeft, legRight, trunk] = limbs.map((limb) => ofLimb(painted, limb))
  const alone = limbs.slice(0, -1).reduce((sum, limb) => {
    const pixels = ofLimb(painted, limb)
    return sum + pixels ** 2 / Math.max(1, pixels + ofLimb(seen, limb))
  }, 0)
  return {
    paintedArms: share(armLeft + armRight),
    paintedLegs: share(legLeft + legRight),
    paintedChest: share(trunk),
    paintedAlone: share(alone),
    clearedToGround: share(cleared),
    oldShown: share(old),
    hairOver: share(hair),
    armsOver: share(before),
  }
}

function isChanged({ photo }: Body, { base }: Undressed, i: number) {
  let change = 0
  for (let c = 4 * i; c < 4 * i + 3; c++) change += Math.abs(base.data[c] - photo.data[c])
  return change > CHANGED
}
