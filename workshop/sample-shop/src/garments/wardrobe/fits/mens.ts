import type { Point } from '@cabine/tailoring/outline.ts'
import { hands } from '../../design.ts'
import { upright } from '../../fabrics/woven-patterns.ts'
import { cotton } from '../../fabrics/woven.ts'
import { coat, heavyWool, lined } from '../coats.ts'
import { jeans } from '../jeans.ts'
import { pearl, shirt } from '../shirts.ts'
import { tee } from '../tees.ts'
import { suiting, tailored } from '../trousers.ts'

/** Men's cuts: broad at the shoulder, straight to the hem, without a waist. */
const mensTee = () =>
  tee({
    id: 'mens-tee',
    side: [
      [26.8, 82],
      [26.8, 104],
      [27, 124],
    ],
    shoulder: [20.4, 141],
    cloths: {
      'mens-white-tee': [cotton('#f0eee8'), '#f2f0ea', 0.94],
      'mens-navy-tee': [cotton('#1d2740'), '#26314c', 1.1],
    },
    seed: 941,
  })

const mensShirt = () =>
  shirt({
    id: 'mens-oxford-shirt',
    neck: [8.2, 145.8],
    shoulder: [20.6, 140.6],
    side: [
      [27, 80],
      [26.8, 100],
      [27.2, 122.5],
    ],
    breakY: 139,
    hemY: 73,
    arm: { cap: 8.6, length: 59, halfTop: 18.4, halfElbow: 16, halfCuff: 11.6 },
    cuff: 6.5,
    collar: { fallFront: 7.4, fallBack: 4.6 },
    hand: { ...hands.poplin, bend: 0.05, crumple: 0.07 },
    pocket: true,
    buttons: [134, 124.4, 114.8, 105.2, 95.6, 86],
    cloths: {
      'mens-white-oxford-shirt': {
        fabric: cotton('#f3f2ee', { mottle: 0.02 }),
        thread: '#eceae4',
        button: pearl,
        exposure: 0.94,
      },
      'mens-blue-stripe-oxford-shirt': {
        fabric: upright(cotton('#f0f2f4', { mottle: 0.02 }), '#7f9cc4', 0.7, 0.32),
        thread: '#e5e9ef',
        button: pearl,
      },
    },
    seed: 942,
  })

const side = (hemOut: number, waist: number): Point[] => [
  [hemOut, 7],
  [hemOut + 0.6, 30],
  [hemOut + 1.4, 55],
  [hemOut + 2.4, 76],
  [24.4, 88],
  [waist, 105],
]
const inseam = (hemIn: number, crotch: Point): Point[] => [
  crotch,
  [hemIn - 3, 62],
  [hemIn - 1, 44],
  [hemIn, 7],
]
const mensJeans = () =>
  jeans({
    id: 'mens-straight-jeans',
    front: { side: side(22.6, 20), inseam: inseam(2.6, [-3.4, 79.6]), waistDip: 1.2 },
    back: { side: side(23, 19.6), inseam: inseam(1.2, [-6.6, 79]), waistDip: -1 },
    washes: {
      'mens-indigo-jeans': {
        base: '#1a2c4a',
        pale: '#8098b4',
        strength: 0.6,
        from: 0.1,
        thread: '#b5793c',
        exposure: 1.06,
      },
    },
    seed: 944,
  })

const mensTrousers = () =>
  tailored({
    id: 'mens-pleated-trousers',
    hem: [1.6, 24],
    ease: 0.4,
    pleats: true,
    cloths: { 'mens-charcoal-trousers': [suiting('#3a3b40'), 1.08] },
    seed: 945,
  })

const mensCoat = () =>
  coat({
    id: 'mens-overcoat',
    hemY: 52,
    ease: 0.8,
    fabrics: { 'mens-charcoal-overcoat': lined(heavyWool('#3d3e43'), '#2e2f34') },
    seed: 946,
  })

export const mens = [mensTee, mensShirt, mensJeans, mensTrousers, mensCoat]
