import { boneNames } from '../model/model.ts'
import { createStance, placeVertices } from '../model/pose-skeleton.ts'
import { describe, expect, test } from 'vitest'
import { shippedFigure as model } from '../../testing/shipped-figure.ts'
import { bendToSkin } from './bend.ts'
import { cameraOf, project } from './camera.ts'
import { coverOf, coverScale } from './figure-outline.ts'
import { NO_BONE, viewFigure } from './view.ts'

const size = { width: 200, height: 300 }
const camera = cameraOf(size)
const stance = createStance(model)
stance.at.set([0, -5, (camera.focal * 168) / 260])
const places = placeVertices(model, stance)
const projected = project(camera, places)
const view = viewFigure(model, { stance, camera }, size)
const at = (x: number, y: number) => y * size.width + x

describe('a figure seen by the camera', () => {
  test('has its parts where they belong, and nothing beside it', () => {
    expect(boneNames[view.bone[at(100, 30)]]).toBe('head')
    expect(boneNames[view.bone[at(100, 120)]]).toMatch(/spine|pelvis/)
    // Her left arm is on the picture's right.
    const arms = new Set(
      Array.from(view.bone, (bone, i) => (i % size.width > 140 && bone !== NO_BONE ? boneNames[bone] : '')),
    )
    expect([...arms].filter((name) => name.endsWith('_r'))).toEqual([])
    expect(view.bone[at(3, 3)]).toBe(NO_BONE)
    expect(view.cover.data[at(3, 3)]).toBe(0)
  })

  test('faces the camera in her middle, aside at her sides, and is nearest at the chest', () => {
    const chest = at(100, 95)
    expect(view.normal[3 * chest + 2]).toBeLessThan(-0.7)
    for (let i = 0; i < view.bone.length; i++) {
      if (view.bone[i] === NO_BONE) continue
      const length = Math.hypot(view.normal[3 * i], view.normal[3 * i + 1], view.normal[3 * i + 2])
      expect(length).toBeCloseTo(1, 3)
    }
    expect(view.depth[chest]).toBeLessThan(stance.at[2])
  })

  test('covers pixels at its edge by a share', () => {
    const shares = new Set(view.cover.data)
    expect(shares.has(0.5)).toBe(true)
    const sum = view.cover.data.reduce((total, share) => total + share, 0)
    const { mask } = coverOf(model, projected, size)
    const scale = coverScale(size)
    const coarse = mask.data.filter((value) => value > 0).length / scale ** 2
    expect(sum / coarse).toBeCloseTo(1, 1)
  })

  test('is bent to where bare skin ends, the arm without the trunk', () => {
    const arm = Array.from({ length: places.length / 3 }, (_, vertex) => vertex).find(
      (vertex) => places[3 * vertex] > 45 && places[3 * vertex] < 47,
    )!
    const by = 4
    const outline = [
      {
        vertex: arm,
        x: projected[2 * arm] + by,
        y: projected[2 * arm + 1],
        outX: 1,
        outY: 0,
        isSkin: true,
        pull: (): [number, number] => [0, 0],
      },
    ]
    const perCm = camera.focal / stance.at[2]
    const bent = bendToSkin(model, places, projected, Array(9).fill(outline[0]), [], perCm)
    expect(bent[2 * arm] - projected[2 * arm]).toBeGreaterThan(0.9 * by)
    const chest = Array.from({ length: places.length / 3 }, (_, vertex) => vertex).find(
      (vertex) => Math.abs(places[3 * vertex]) < 1,
    )!
    expect(bent[2 * chest]).toBe(projected[2 * chest])
    const cloth = outline.map((one) => ({ ...one, isSkin: false }))
    expect([...bendToSkin(model, places, projected, cloth, [], perCm)]).toEqual([...projected])
  })
})
