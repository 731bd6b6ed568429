import { expect, test } from 'vitest'
import { createPicture } from '../raster/plane.ts'
import { createSegments, standAt } from '../testing/people.ts'
import { isBare, measureCovers, mayBeBare } from './cover.ts'
import { createTorsoFrame } from './frame.ts'

const size = { width: 500, height: 700 }
const [x, y, shoulders] = [250, 160, 110]
/** From the shoulders to the hips of `standAt`. */
const torso = 1.5 * shoulders

type Scene = ReturnType<typeof createSegments>

function coversOf(paintMore: (scene: Scene) => void, shown = size) {
  const scene = createSegments(shown)
  scene.paintPerson(x, y, shoulders)
  paintMore(scene)
  const { joints } = standAt(x, y, shoulders)
  return measureCovers(createPicture(shown), scene.segments, createTorsoFrame(joints), joints)
}

/** All of her trunk and legs. */
const undress = ({ paint }: Scene) => paint('skin', x - 0.55 * shoulders, y, 1.1 * shoulders, 3.9 * shoulders)
const cover = ({ paint }: Scene, from: number, to: number, half: number) =>
  paint('clothes', x - half * shoulders, y + from * torso, 2 * half * shoulders, (to - from) * torso)

test('somebody in clothes is covered', () => {
  const covers = coversOf(() => {})
  expect(covers).toMatchObject({ bust: { cloth: 1 }, hips: { cloth: 1 } })
  expect(isBare(covers, true)).toBe(false)
})

test('a bare chest is found under shorts, and bare hips under a shirt', () => {
  const shorts = coversOf((scene) => {
    undress(scene)
    cover(scene, 0.85, 1.5, 0.6)
  })
  const shirt = coversOf((scene) => {
    undress(scene)
    cover(scene, 0, 0.8, 0.6)
  })
  expect([isBare(shorts, true), isBare(shirt, true), isBare(coversOf(undress), true)]).toEqual([
    true,
    true,
    true,
  ])
  expect([shorts.hips?.cloth, shirt.bust?.cloth]).toEqual([1, 1])
})

test.each([
  ['left', 15, 430],
  ['right', 485, 0],
])('who is cut off at the %s edge is not judged by the skin at the other', (_, middle, otherEdge) => {
  const scene = createSegments(size)
  scene.paintPerson(middle, y, shoulders)
  scene.paint('skin', otherEdge, 0, 70, size.height)
  const { joints } = standAt(middle, y, shoulders)
  const covers = measureCovers(createPicture(size), scene.segments, createTorsoFrame(joints), joints)
  expect(covers).toMatchObject({ bust: { cloth: 1 }, hips: { cloth: 1 } })
})

test('swimwear covers', () => {
  const bikini = coversOf((scene) => {
    undress(scene)
    cover(scene, 0.24, 0.42, 0.35)
    cover(scene, 0.92, 1.2, 0.2)
  })
  expect(isBare(bikini, true)).toBe(false)
})

test('what the photo does not show, or long hair hides, tells nothing', () => {
  const cut = coversOf(() => {}, { width: size.width, height: Math.round(y + 0.8 * torso) })
  expect(cut).toMatchObject({ bust: { cloth: 1 }, hips: null })
  const hidden = coversOf((scene) => {
    undress(scene)
    scene.paint('hair', x - 0.55 * shoulders, y, 1.1 * shoulders, 0.6 * torso)
  })
  expect(hidden.bust).toBeNull()
  expect(isBare({ bust: null, hips: null }, true)).toBe(false)
})

test('whoever wears her skin’s colour is looked at once more, and nobody else', () => {
  const part = (alike: number) => ({ cloth: 1, alike })
  expect(mayBeBare({ bust: part(0.9), hips: null })).toBe(true)
  expect(mayBeBare({ bust: null, hips: part(0.7) })).toBe(true)
  expect(mayBeBare({ bust: part(0.45), hips: part(0.2) })).toBe(false)
})
