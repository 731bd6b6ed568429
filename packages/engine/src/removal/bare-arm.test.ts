import { boneNames } from '../body/model/model.ts'
import { expect, test } from 'vitest'
import type { Body } from '../body/body.ts'
import type { KeptView } from '../body/figure/figure.ts'
import { NO_BONE } from '../body/figure/view.ts'
import { createMask, type Mask } from '../raster/plane.ts'
import { createMannequin } from '../testing/mannequin.ts'
import { layBareArm, type BareArm } from './bare-arm.ts'

const body = createMannequin()
/** Heights of the mannequin's forearm and upper arm, px. */
const [UPPER, FORE] = [172, 225]

/** Where in a row of the photo an arm begins and ends. */
function sidesAt({ left, top, width, cover }: BareArm, y: number) {
  const row = [...cover.subarray((y - top) * width, (y - top + 1) * width)]
  return {
    from: left + row.findIndex((share) => share > 0.5),
    to: left + row.findLastIndex((share) => share > 0.5),
  }
}

const middleAt = (arm: BareArm, y: number) => (sidesAt(arm, y).from + sidesAt(arm, y).to) / 2

function shift(mask: Mask, by: number): Mask {
  const shifted = createMask(mask)
  for (let y = 0; y < mask.height; y++)
    for (let x = 0; x < mask.width; x++)
      shifted.data[y * mask.width + x] =
        mask.data[y * mask.width + Math.min(mask.width - 1, Math.max(0, x - by))]
  return shifted
}

/** The mannequin whose figure's trunk lies in front of her right arm between two heights. */
function withTrunkBefore(from: number, to: number): Body {
  const view: KeptView = {
    ...body.figure.view,
    bone: body.figure.view.bone.slice(),
    depth: body.figure.view.depth.slice(),
  }
  const arm = boneNames.flatMap((name, bone) => (/arm_r|hand_r/.test(name) ? [bone] : []))
  const trunk = boneNames.indexOf('spine_03')
  for (let i = from * view.width; i < to * view.width; i++) {
    if (view.bone[i] === NO_BONE || !arm.includes(view.bone[i])) continue
    view.bone[i] = trunk
    view.depth[i] -= 10
  }
  return { ...body, figure: { ...body.figure, view } }
}

test('an arm lies where the photo shows it, whatever joints were guessed', () => {
  const { segments } = body
  const moved = Object.fromEntries(Object.entries(segments).map(([name, mask]) => [name, shift(mask, -6)]))
  const before = layBareArm(body, 0)!
  const after = layBareArm({ ...body, segments: moved as Body['segments'] }, 0)!
  expect(middleAt(after, FORE) - middleAt(before, FORE)).toBeLessThan(-4)
  expect(middleAt(after, FORE) - middleAt(before, FORE)).toBeGreaterThan(-8)
})

test('its outline is soft', () => {
  const { cover } = layBareArm(body, 0)!
  expect(cover.some((share) => share > 0.2 && share < 0.8)).toBe(true)
  expect(Math.max(...cover)).toBe(1)
})

test('an arm beside the trunk is whole where the figure’s trunk sticks through it', () => {
  const whole = layBareArm(body, 0)!
  const stuck = layBareArm(withTrunkBefore(UPPER - 8, UPPER + 8), 0)!
  const width = (arm: BareArm) => sidesAt(arm, UPPER).to - sidesAt(arm, UPPER).from
  expect(Math.abs(middleAt(stuck, UPPER) - middleAt(whole, UPPER))).toBeLessThan(4)
  expect(width(stuck)).toBeGreaterThan(0.75 * width(whole))
})

test('an arm that the figure has behind her is laid if its hand is seen, or its elbow', () => {
  const stuck = withTrunkBefore(0, 480)
  expect(layBareArm(stuck, 0)).toBeDefined()
  const handless = { ...stuck, segments: { ...stuck.segments, skin: createMask(stuck.photo) } }
  expect(layBareArm(handless, 0)).toBeDefined()
  const joints = stuck.pose.joints.map((joint) => ({ ...joint, seen: 0 }))
  expect(layBareArm({ ...handless, pose: { ...stuck.pose, joints } }, 0)).toBeUndefined()
})
