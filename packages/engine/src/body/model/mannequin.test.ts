import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { arms, createBody } from '../../drapery/body.ts'
import { describe, expect, test } from 'vitest'
import { decodeFigure } from './file.ts'
import { mannequin } from './mannequin.ts'
import { boneNames, mainBone } from './model.ts'
import { placeVertices, poseSkeleton } from './pose.ts'

const packed = await readFile(new URL('../../models/figure.bin', import.meta.url))
const model = decodeFigure(Uint8Array.from(gunzipSync(packed)).buffer)
const { stance, scale } = mannequin(model)
/** Before a camera y is down and z away; the mannequin's y is up and its z towards us. */
const turned = (places: ArrayLike<number>, i: number) =>
  [places[3 * i], -places[3 * i + 1], -places[3 * i + 2]].map((value) => value * scale)

describe('the figure of the mannequin', () => {
  const body = createBody({ cell: 2 })
  const places = placeVertices(model, stance)

  test.each([
    ['trunk', /spine|pelvis|clavicle/],
    ['upper arms', /upperarm/],
    ['forearms', /lowerarm/],
    ['thighs', /thigh/],
    ['calves', /calf/],
  ])('has its skin where the %s of the mannequin is', (_, bones) => {
    const hit = new Float64Array(4)
    let [sum, most, count] = [0, 0, 0]
    for (let vertex = 0; vertex < places.length / 3; vertex++) {
      if (!bones.test(boneNames[mainBone(model, vertex)])) continue
      const [x, y, z] = turned(places, vertex)
      // The mannequin has no head and no feet.
      if (y > 150 || y < 8) continue
      body.sample(x, y, z, hit)
      sum += Math.abs(hit[0])
      most = Math.max(most, Math.abs(hit[0]))
      count++
    }
    expect(count).toBeGreaterThan(50)
    expect(sum / count).toBeLessThan(1)
    expect(most).toBeLessThan(4)
  })

  test('bends its arms where the mannequin does: her left is the right one of the picture', () => {
    const { joints } = poseSkeleton(model, stance)
    const away = (name: (typeof boneNames)[number], place: readonly number[]) =>
      Math.hypot(...turned(joints, boneNames.indexOf(name)).map((value, axis) => value - place[axis]))
    for (const [side, arm] of [
      ['l', arms.right],
      ['r', arms.left],
    ] as const) {
      expect(away(`lowerarm_${side}`, arm.elbow)).toBeLessThan(1.5)
      expect(away(`hand_${side}`, arm.wrist)).toBeLessThan(1.5)
    }
  })
})
