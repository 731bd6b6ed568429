import { hands, type Design } from '../design.ts'
import { cotton, striped } from '../fabrics/woven.ts'
import { rgb } from '../fabrics/fabric.ts'
import { roundNeck, sleeve, torso, trunkSeams, type TorsoCut } from '../patterns.ts'
import { upperLandmarks } from '../probe.ts'
import { armholes, shoulders, trimOf } from '../sewing.ts'

function teePieces(
  cut: Omit<TorsoCut, 'neckline'> & { frontDepth: number; backDepth: number },
  arm: Parameters<typeof sleeve>[1],
) {
  return [
    torso('front', 1, { ...cut, neckline: roundNeck(cut.neck, cut.frontDepth) }),
    torso('back', -1, { ...cut, neckline: roundNeck(cut.neck, cut.backDepth, 0.8) }),
    sleeve('left', arm),
    sleeve('right', arm),
  ]
}
const allSeams = trunkSeams('whole', true)

function whiteTee(): Design {
  const pieces = teePieces(
    {
      side: [
        [26, 84.5],
        [25.2, 104],
        [25, 125.5],
      ],
      neck: [8.8, 145.9],
      shoulder: [18.6, 141.4],
      frontDepth: 9,
      backDepth: 2,
    },
    { cap: 10, length: 22, halfTop: 17, halfCuff: 15.6 },
  )
  const thread = rgb('#f3f1ec')
  return {
    id: 'white-tee',
    name: 'The Sunday Tee',
    category: 'tops',
    colour: 'white',
    priceCents: 3200,
    description:
      'A crew-neck tee in mid-weight organic cotton, cut easy through the body with a narrow ribbed collar.',
    pieces,
    seams: allSeams,
    hand: hands.jersey,
    pins: shoulders.map((edge) => ({ edge, hold: 0.02 })),
    dressing: {
      fabrics: { '*': cotton('#f1efea') },
      trims: [
        ...['front.neck', 'back.neck'].map((e) => trimOf(pieces, e, { kind: 'rib', width: 1.8 })),
        ...['front.hem', 'back.hem', 'sleeveL.cuff', 'sleeveR.cuff'].map((e) =>
          trimOf(pieces, e, { kind: 'hem', width: 2.2, thread }),
        ),
        ...[...armholes, ...shoulders].map((e) => trimOf(pieces, e, { kind: 'seam' })),
      ],
      buttons: [],
    },
    landmarks: (probe) => upperLandmarks(probe, { sleeve: 22 }),
    seed: 101,
  }
}

function bretonTop(): Design {
  const pieces = teePieces(
    {
      side: [
        [25.2, 83],
        [24.2, 104],
        [24.2, 125],
      ],
      neck: [11, 145.2],
      shoulder: [18.2, 141.6],
      frontDepth: 6,
      backDepth: 2.4,
    },
    { cap: 10, length: 60, halfTop: 15.5, halfElbow: 12.6, halfCuff: 9.6 },
  )
  const ground = cotton('#efe9dc', { mottle: 0.05 })
  const thread = rgb('#e8e0d0')
  return {
    id: 'breton-top',
    name: 'Quayside Breton',
    category: 'tops',
    colour: 'ecru and navy',
    priceCents: 6400,
    description:
      'A boat-neck sailor top in heavy combed cotton, with navy stripes that stop below the shoulder.',
    pieces,
    seams: allSeams,
    hand: { ...hands.jersey, bend: 0.05 },
    pins: shoulders.map((edge) => ({ edge, hold: 0.02 })),
    dressing: {
      fabrics: {
        '*': striped(ground, '#1d2740', 2.4, 0.85, -1e9, 133.5),
        sleeveL: striped(ground, '#1d2740', 2.4, 0.85, -1e9, -7.2),
        sleeveR: striped(ground, '#1d2740', 2.4, 0.85, -1e9, -7.2),
      },
      trims: [
        ...['front.neck', 'back.neck'].map((e) =>
          trimOf(pieces, e, { kind: 'hem', width: 1.1, thread, pucker: 0.2 }),
        ),
        ...['front.hem', 'back.hem', 'sleeveL.cuff', 'sleeveR.cuff'].map((e) =>
          trimOf(pieces, e, { kind: 'hem', width: 2, thread }),
        ),
        ...[...armholes, ...shoulders].map((e) => trimOf(pieces, e, { kind: 'seam' })),
      ],
      buttons: [],
    },
    landmarks: (probe) => upperLandmarks(probe, { sleeve: 59 }),
    seed: 102,
  }
}

export const tees = [whiteTee, bretonTop]
