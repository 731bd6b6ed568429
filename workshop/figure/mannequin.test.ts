import { createBody } from '@cabine/tailoring/body.ts'
import { describe, expect, test } from 'vitest'
import { mannequin } from '@cabine/engine/body/model/mannequin.ts'
import { boneNames, mainBone } from '@cabine/engine/body/model/model.ts'
import { placeVertices } from '@cabine/engine/body/model/pose-skeleton.ts'
import { shippedFigure } from '@cabine/engine/testing/shipped-figure.ts'

const { stance, scale } = mannequin(shippedFigure)
/** Before a camera y is down and z away; the mannequin's y is up and its z towards us. */
const turned = (places: ArrayLike<number>, i: number) =>
  [places[3 * i], -places[3 * i + 1], -places[3 * i + 2]].map((value) => value * scale)

describe('the figure of the mannequin', () => {
  const body = createBody({ cell: 2 })
  const places = placeVertices(shippedFigure, stance)

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
      if (!bones.test(boneNames[mainBone(shippedFigure, vertex)])) continue
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
})
