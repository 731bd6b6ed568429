import { expect, test } from 'vitest'
import { UPPER_CLOTHES } from '../photo/clothes-labels.ts'
import { createMask } from '../raster/plane.ts'
import { createMannequin } from '../testing/mannequin.ts'
import { measureWornUpper } from './worn-landmarks.ts'

const inShortSleeves = createMannequin()
const inLongSleeves = createMannequin({ forearms: 11 })

/** What hangs from her shoulders, without what `isGone` says. */
function topOf(
  { clothes, photo }: typeof inShortSleeves,
  isGone: (x: number, y: number) => boolean = () => false,
) {
  const alpha = createMask(photo)
  for (let i = 0; i < alpha.data.length; i++) {
    const [x, y] = [i % photo.width, Math.floor(i / photo.width)]
    alpha.data[i] = clothes.labels[i] === UPPER_CLOTHES && !isGone(x, y) ? 255 : 0
  }
  return alpha
}

const measure = (
  body: typeof inShortSleeves,
  ...gone: Parameters<typeof topOf> extends [unknown, ...infer Rest] ? Rest : never
) => measureWornUpper(topOf(body, ...gone), body.pose.joints, body.frame)

test('a top’s seams lie where her joints are, and where its cloth ends', () => {
  const { neck, neckFront, shoulder, armpit, hem, sleeves, openFront } = measure(inShortSleeves)!
  // The top is 62 px wide at its hem, which is at 245, and its neckline is at 112.
  expect(hem.left[1]).toBeGreaterThan(236)
  expect(hem.left[1]).toBeLessThan(252)
  expect(hem.right[0] - hem.left[0]).toBeGreaterThan(60)
  expect(hem.right[0] - hem.left[0]).toBeLessThan(90)
  expect(Math.abs(neckFront[1] - 116)).toBeLessThan(8)
  expect(neck.left[0]).toBeLessThan(neck.right[0])
  expect(shoulder.left[0]).toBeLessThan(neck.left[0])
  expect(armpit.left[1]).toBeGreaterThan(shoulder.left[1])
  expect(openFront).toBeUndefined()
  // Short sleeves end above the elbow, which is at 190.
  expect(sleeves!.left.cuffOuter[1]).toBeLessThan(190)
  expect(sleeves!.left.cuffOuter[0]).toBeLessThan(sleeves!.left.cuffInner[0])
  expect(sleeves!.right.cuffOuter[0]).toBeGreaterThan(sleeves!.right.cuffInner[0])
})

test('long sleeves reach her wrists, and have elbows', () => {
  const { sleeves } = measure(inLongSleeves)!
  expect(Math.abs(sleeves!.left.cuffOuter[1] - 240)).toBeLessThan(12)
  expect(Math.abs(sleeves!.left.elbowOuter![1] - 190)).toBeLessThan(14)
})

test('without sleeves a strap’s outer end is the shoulder', () => {
  const { sleeves, shoulder } = measure(inShortSleeves, (x) => x < 122 || x > 178)!
  expect(sleeves).toBeUndefined()
  expect(Math.abs(shoulder.left[0] - 122)).toBeLessThan(6)
})

test('a coat through which something else shows all the way down is open', () => {
  expect(measure(inLongSleeves, (x) => x > 142 && x < 158)!.openFront).toBe(true)
})

test('what does not reach her chest is no upper piece', () => {
  expect(measure(inShortSleeves, (_, y) => y < 230)).toBeUndefined()
})
