import { carriers, type Carrier } from '../drapery/sewn.ts'
import { boneNames, mainBone } from '../body/model/model.ts'
import { describe, expect, test } from 'vitest'
import { dummy, mannequin } from '../testing/fitting-room.ts'

const { model, carried } = dummy
const bit = (carrier: Carrier) => 1 << carriers.indexOf(carrier)
const vertices = [...carried.keys()]
const boneOf = (vertex: number) => boneNames[mainBone(model, vertex)]
const of = (carrier: Carrier) => vertices.filter((vertex) => carried[vertex] & bit(carrier))
const xOf = (vertex: number) => mannequin.places[3 * vertex]

describe('what of a body carries cloth', () => {
  test('is all of it but head, hands and feet', () => {
    const bare = vertices.filter((vertex) => carried[vertex] === 0)
    expect(bare.length).toBeGreaterThan(100)
    expect([...new Set(bare.map(boneOf))].toSorted()).toEqual([
      'foot_l',
      'foot_r',
      'hand_l',
      'hand_r',
      'head',
    ])
    expect(vertices.filter((vertex) => carried[vertex] && /head|hand|foot/.test(boneOf(vertex)))).toEqual([])
  })

  test.each([
    ['armLeft', 'armRight'],
    ['legLeft', 'legRight'],
  ] as const)('the %s is on the picture’s left, and the %s on its right', (left, right) => {
    const limb = left.startsWith('arm') ? /arm/ : /thigh|calf/
    const onLimb = (carrier: Carrier) => of(carrier).filter((vertex) => limb.test(boneOf(vertex)))
    expect(Math.min(onLimb(left).length, onLimb(right).length)).toBeGreaterThan(200)
    // Thighs of somebody whole meet in her middle.
    expect(Math.max(...onLimb(left).map(xOf))).toBeLessThan(1)
    expect(Math.min(...onLimb(right).map(xOf))).toBeGreaterThan(-1)
  })

  test('no sleeve lies on the other arm’s skin, and no trouser leg on the other leg', () => {
    expect(of('armLeft').filter((vertex) => carried[vertex] & bit('armRight'))).toEqual([])
    const onBoth = of('legLeft').filter((vertex) => carried[vertex] & bit('legRight'))
    expect(onBoth.filter((vertex) => /thigh|calf/.test(boneOf(vertex)))).toEqual([])
    expect(onBoth.length).toBeGreaterThan(50)
  })

  test('the trunk’s cloth lies on the shoulders and not on the arms below them', () => {
    const trunk = of('trunk').map(boneOf)
    expect(trunk.filter((name) => name.startsWith('lowerarm'))).toEqual([])
    const upper = (list: number[]) => list.filter((vertex) => boneOf(vertex).startsWith('upperarm')).length
    expect(upper(of('trunk'))).toBeGreaterThan(10)
    expect(upper(of('trunk'))).toBeLessThan(upper(vertices) / 2)
  })
})
