import { expect, test } from 'vitest'
import type { Body } from '../body/body.ts'
import { createMask } from '../raster/plane.ts'
import { createMannequin } from '../testing/mannequin.ts'
import { showJaw } from './jaw.ts'

const mannequin = createMannequin()
const at = (x: number, y: number) => y * mannequin.photo.width + x

function withFace(eyes: number, mouth: number): Body {
  const joints = mannequin.pose.joints.map((joint, n) =>
    [2, 5].includes(n) ? { ...joint, y: eyes } : [9, 10].includes(n) ? { ...joint, y: mouth } : joint,
  )
  return { ...mannequin, pose: { ...mannequin.pose, joints } }
}

test('chin and jaw lie in front of a collar, the neck and the wall beside her do not', () => {
  const head = createMask(mannequin.photo)
  showJaw(withFace(62, 84), head)
  expect(head.data[at(150, 95)]).toBe(255)
  expect(head.data[at(150, 112)]).toBe(0)
  expect(head.data[at(172, 90)]).toBe(0)
})

test('a face of which eyes and mouth are not told apart says nothing of its jaw', () => {
  const head = createMask(mannequin.photo)
  showJaw(withFace(70, 70), head)
  expect(head.data.every((value) => value === 0)).toBe(true)
})
