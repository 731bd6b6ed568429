import type { Point } from '@cabine/tailoring/outline.ts'
import { blossoms } from '../../fabrics/print.ts'
import { cotton, wool } from '../../fabrics/woven.ts'
import { crepe } from '../dresses.ts'
import { eased } from '../parts.ts'
import { wrapped } from '../wraps.ts'

const wrapSide: Point[] = [
  [38, 47],
  [32.4, 66],
  [27.6, 88],
  [22, 107.5],
  [24, 125.5],
]

/** Cuts that are drawn anew for a fuller figure, not made larger: room across the hip, a waist that is tied. */
const plusWrapDress = () =>
  wrapped({
    id: 'plus-wrap-dress',
    side: eased(wrapSide, 0.8),
    waist: 107.5,
    hemDip: 5,
    hemEdge: [-20, 43.6],
    sleeve: { cap: 10, length: 44, halfTop: 17.4, halfCuff: 16.4 },
    fabrics: {
      'plus-emerald-wrap-dress': blossoms(
        { ...cotton('#0f4a3c', { mottle: 0.04 }), gloss: 0.05 },
        { petal: '#efe3cf', heart: '#d9a35a', leaf: '#6f9a84' },
        3.6,
      ),
      'plus-berry-wrap-dress': { ...cotton('#7a1b38', { mottle: 0.05 }), gloss: 0.06 },
    },
    seed: 911,
  })

const plusDress = () =>
  crepe({
    id: 'plus-crepe-dress',
    hemY: 64,
    ease: 1.6,
    cloths: { 'plus-crimson-crepe-dress': [wool('#961022', { fuzz: 0.12, melange: 0.08 }), 1.04] },
    seed: 912,
  })

export const plus = [plusWrapDress, plusDress]
