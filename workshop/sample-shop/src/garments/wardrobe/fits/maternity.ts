import { blossoms } from '../../fabrics/print.ts'
import { dotted } from '../../fabrics/woven-patterns.ts'
import { cotton } from '../../fabrics/woven.ts'
import { teaDress } from '../gathered.ts'
import { wrapped } from '../wraps.ts'

/** Below the bust nothing holds: a high seam with cloth gathered onto it, a tie that sits above the bump, ribs that give. */
const empireDress = () =>
  teaDress({
    id: 'maternity-empire-dress',
    seam: 116.5,
    half: 20.6,
    gathered: 31,
    fabrics: {
      'maternity-sage-empire-dress': blossoms(
        { ...cotton('#a9b59a', { mottle: 0.03 }), gloss: 0.05 },
        { petal: '#f5efe2', heart: '#d8a15c', leaf: '#6d7d60' },
        3.2,
      ),
      'maternity-navy-dot-empire-dress': dotted(
        { ...cotton('#1c2642', { mottle: 0.04 }), gloss: 0.05 },
        '#f1ede4',
        0.5,
        2.2,
      ),
    },
    seed: 921,
  })

const maternityWrapTop = () =>
  wrapped({
    id: 'maternity-wrap-top',
    side: [
      [28.6, 80],
      [25.8, 98],
      [22.4, 115],
      [24, 125.5],
    ],
    waist: 115,
    hemDip: 1.4,
    hemEdge: [-17, 79],
    sleeve: { cap: 10, length: 59.5, halfTop: 16.2, halfElbow: 15, halfCuff: 13.4 },
    fabrics: { 'maternity-plum-wrap-top': { ...cotton('#5b2c45', { mottle: 0.05 }), gloss: 0.05 } },
    seed: 922,
  })

export const maternity = [empireDress, maternityWrapTop]
