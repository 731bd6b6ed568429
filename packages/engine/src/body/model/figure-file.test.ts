import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { decodeFigure, encodeFigure } from './figure-file.ts'
import { landmarkNames } from './landmark-names.ts'
import { measure, restOf } from './tape-measures.ts'
import { mainBone } from './model.ts'
import { postModel } from './testing/model.ts'

const bufferOf = (bytes: Uint8Array) => Uint8Array.from(bytes).buffer

describe('the file of a figure', () => {
  test('comes back as it was, to the precision of its steps', () => {
    const model = postModel()
    const back = decodeFigure(bufferOf(encodeFigure(model)))
    expect([...back.mean]).toEqual([...model.mean])
    back.shapes[0].forEach((value, i) => expect(Math.abs(value - model.shapes[0][i])).toBeLessThan(0.01))
    expect({ ...back, mean: 0, shapes: 0, bones: 0 }).toEqual({ ...model, mean: 0, shapes: 0, bones: 0 })
    expect(back.bones.slice(0, 2)).toEqual(model.bones)
  })

  test('that was cut off is refused', () => {
    const bytes = encodeFigure(postModel())
    expect(() => decodeFigure(bufferOf(bytes.subarray(0, -3)))).toThrow(/ends after \d+ bytes/)
  })
})

describe('the body that is shipped', async () => {
  const packed = await readFile(new URL('../../models/figure.bin', import.meta.url))
  const model = decodeFigure(bufferOf(gunzipSync(packed)))

  test('is small, whole, and has every landmark', () => {
    expect(packed.length).toBeLessThan(600_000)
    expect(model.shapes).toHaveLength(16)
    expect(model.points.names).toEqual(expect.arrayContaining(landmarkNames))
    expect(Math.max(...model.triangles)).toBe(model.mean.length / 3 - 1)
    for (let vertex = 0; vertex < model.mean.length / 3; vertex++) {
      const shares = model.skinShares.subarray(4 * vertex, 4 * vertex + 4)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5)
    }
  })

  test('is a person: 168 cm, her left hand on her left, her measures those of adults', () => {
    const middle = measure(model, model.mean)
    expect(middle.height).toBeCloseTo(168, 0)
    expect(middle.inseam).toBeGreaterThan(70)
    expect(middle.inseam).toBeLessThan(82)
    for (const girth of [middle.bust, middle.waist, middle.hips]) {
      expect(girth).toBeGreaterThan(65)
      expect(girth).toBeLessThan(125)
    }
    expect(middle.waist).toBeLessThan(middle.hips)
    const hand = model.points.names.indexOf('wrist_l')
    expect(model.points.mean[3 * hand]).toBeGreaterThan(30)
    expect(mainBone(model, 0)).toBeLessThan(model.bones.length)
  })

  test('builds differ as their names say', () => {
    const waist = (name: string) =>
      measure(model, restOf(model, model.builds.find((build) => build.name === name)!.shape)).waist
    expect(waist('slim woman')).toBeLessThan(waist('woman'))
    expect(waist('woman')).toBeLessThan(waist('full woman'))
    expect(waist('full woman')).toBeLessThan(waist('very heavy woman'))
  })
})
