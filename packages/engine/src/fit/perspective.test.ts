import { expect, test } from 'vitest'
import type { Body } from '../body/body.ts'
import { frontDip } from './perspective.ts'

const body = { figure: { fitted: { camera: { focal: 1600, x: 400, y: 500 } } } } as unknown as Body

test('a hem under the camera is lower in front, one above it higher, one before it straight', () => {
  expect(frontDip(body, 800, 120)).toBeGreaterThan(10)
  expect(frontDip(body, 300, 120)).toBeLessThan(-5)
  expect(frontDip(body, 500, 120)).toBe(0)
})

test('the wider the hem the more it bends', () =>
  expect(frontDip(body, 800, 200)).toBeGreaterThan(frontDip(body, 800, 100)))
