import { expect, test } from 'vitest'
import { copyStance, createStance, turnBone } from '../model/pose-skeleton.ts'
import { postModel } from '../model/testing/model.ts'
import { createSlopes, followVertices, placeOf, pose, slopesOf, unknownsOf } from './slopes.ts'

test('slopes are what a small change of each unknown makes', () => {
  const model = postModel()
  const stance = createStance(model)
  stance.shape[0] = 0.7
  turnBone(stance.turns, 0, 0.2, -0.5, 0.1)
  turnBone(stance.turns, 1, -0.3, 0.4, 0.6)
  const followed = followVertices(model, [0, 1, 2, 3])
  const slopes = createSlopes(model)
  const little = 1e-6
  const where = (changed: typeof stance, i: number) => {
    const at = new Float64Array(3)
    placeOf(followed, pose(model, changed), i, at)
    return at
  }
  for (let i = 0; i < followed.count; i++) {
    const at = where(stance, i)
    slopesOf(model, followed, pose(model, stance), i, at, slopes)
    for (let unknown = 0; unknown < unknownsOf(model); unknown++) {
      const changed = copyStance(stance)
      const bone = Math.floor((unknown - 3) / 3)
      if (unknown < 3) changed.at[unknown] += little
      else if (bone < model.bones.length) {
        const by = [0, 0, 0]
        by[unknown % 3] = little
        turnBone(changed.turns, bone, by[0], by[1], by[2])
      } else changed.shape[unknown - 3 - 3 * model.bones.length] += little
      const moved = where(changed, i)
      const n = slopes.places.indexOf(unknown)
      for (let row = 0; row < 3; row++) {
        const told = n >= 0 && n < slopes.count ? slopes.rows[row][n] : 0
        expect(told, `place ${i}, unknown ${unknown}, row ${row}`).toBeCloseTo(
          (moved[row] - at[row]) / little,
          3,
        )
      }
    }
  }
})
