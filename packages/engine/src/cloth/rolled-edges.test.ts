import { expect, test } from 'vitest'
import { sewSheets } from '../testing/sewn-sheets.ts'
import { rollEdges } from './rolled-edges.ts'

test('a hem faces down and a neckline up; in its middle cloth faces as it did', () => {
  const { cloth } = sewSheets({
    carrier: 'trunk',
    colour: [128, 128, 128],
    left: -4,
    bottom: -4,
    width: 8,
    height: 8,
  })
  const normals = cloth.normals.slice()
  rollEdges(cloth, normals)
  const upAt = (y: number) => {
    const n = cloth.at.findIndex((_, i) => i % 3 === 0 && cloth.at[i] === 0 && cloth.at[i + 1] === y)
    return normals[n + 1]
  }
  expect(upAt(-4)).toBeLessThan(-0.2)
  expect(upAt(4)).toBeGreaterThan(0.2)
  expect(upAt(0)).toBeCloseTo(0)
  expect(upAt(3)).toBeCloseTo(0)
  for (let i = 0; i < normals.length; i += 3)
    expect(Math.hypot(normals[i], normals[i + 1], normals[i + 2])).toBeCloseTo(1)
})
