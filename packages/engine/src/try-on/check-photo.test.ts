import { expect, test } from 'vitest'
import { LOWER_CLOTHES, UPPER_CLOTHES } from '../photo/clothes-labels.ts'
import { judgeMeasured } from '../testing/photo-measures.ts'
import { createMannequin } from '../testing/mannequin.ts'
import { withoutHands } from '../testing/without-hands.ts'
import { withBody } from './check-photo.ts'

test('hands in trouser pockets speak against dresses alone', () => {
  const check = withBody(judgeMeasured({}), withoutHands(LOWER_CLOTHES))
  expect(check).toMatchObject({ verdict: 'good', advice: [], against: { dresses: 'hand_hidden' } })
  expect(check.against.tops).toBeUndefined()
})

test('a photo with hands in the pockets of a coat is not good without reserve', () => {
  expect(withBody(judgeMeasured({}), withoutHands(UPPER_CLOTHES))).toMatchObject({
    verdict: 'usable',
    advice: ['hand_unseen'],
  })
})

test('hands that hang are nothing to speak of, and where the photo ends is said before them', () => {
  expect(withBody(judgeMeasured({}), createMannequin())).toMatchObject({ verdict: 'good', advice: [] })
  const waistUp = withBody(judgeMeasured({ lowest: 'waist' }), withoutHands(LOWER_CLOTHES))
  expect(waistUp.against).toMatchObject({ dresses: 'cut_off', skirts: 'cut_off', shoes: 'feet_hidden' })
})
