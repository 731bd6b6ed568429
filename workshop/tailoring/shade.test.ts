import { describe, expect, test } from 'vitest'
import { rgb } from '@cabine/engine/drapery/colour.ts'
import type { Fabric } from './fabric.ts'
import { buildMesh, placeNodes } from './mesh.ts'
import { nodeNormals } from './normals.ts'
import type { Camera } from '@cabine/engine/drapery/raster.ts'
import { assemble, type Patch } from './scene.ts'
import type { Dressing } from './cloth-point.ts'
import { illuminate, render } from './shade.ts'
import { nobody } from '@cabine/engine/drapery/testing/bodies.ts'
import { swatch } from './testing/swatch.ts'

const plain = (hex: string, more: Partial<Fabric> = {}): Fabric => ({
  colour: (_x, _y, out) => out.set(rgb(hex)),
  relief: () => 0,
  gloss: 0,
  roughness: 1,
  sheen: 0,
  ...more,
})
/** Twenty pixels by twenty of a cloth of 8 cm, with a margin of 1 cm. */
const camera: Camera = { left: -1, top: 9, scale: 2, width: 20, height: 20 }
const pocket: Patch = {
  name: 'pocket',
  on: 'cloth',
  outline: [
    [3, 3],
    [5, 3],
    [5, 5],
    [3, 5],
  ],
  lift: 0.2,
}

function shoot(dressing: Partial<Dressing>, patches: Patch[] = [], from = camera) {
  const mesh = buildMesh([swatch('cloth')], [], 1, 1)
  const at = placeNodes(mesh)
  const normals = nodeNormals(mesh, at, nobody, { passes: 1, isAlongGrain: false })
  const scene = assemble(mesh, at, normals, patches, [])
  const picture = render(illuminate(scene, from), { fabrics: {}, trims: [], buttons: [], ...dressing })
  /** Red, green, blue and alpha at a place of the pattern, cm. */
  const look = (x: number, y: number) => {
    const i = 4 * (Math.floor((9 - y) * 2) * 20 + Math.floor((x + 1) * 2))
    return Array.from(picture.rgba.subarray(i, i + 4))
  }
  return { picture, look }
}

test('cloth covers its place in the picture and nothing beside it', () => {
  const { picture, look } = shoot({ fabrics: { '*': plain('#808080') } })
  const alphas = picture.rgba.filter((_, i) => i % 4 === 3)
  expect(alphas.filter((alpha) => alpha === 255)).toHaveLength(256)
  expect(alphas.filter((alpha) => alpha === 0)).toHaveLength(144)
  expect(look(-0.5, 4)).toEqual([0, 0, 0, 0])
})

test('a pixel that it covers in part is as transparent', () => {
  const { picture } = shoot({ fabrics: { '*': plain('#808080') } }, [], { ...camera, left: -1.25 })
  const row = picture.rgba.slice(4 * 20 * 10, 4 * 20 * 11).filter((_, i) => i % 4 === 3)
  expect([...row.slice(1, 4), ...row.slice(17, 20)]).toEqual([0, 128, 255, 255, 128, 0])
})

test('the same scene is the same picture, byte for byte', () => {
  const dressing = { fabrics: { '*': plain('#a05030', { relief: (x, y) => 0.02 * Math.sin(9 * x + y) }) } }
  expect(shoot(dressing).picture.rgba).toEqual(shoot(dressing).picture.rgba)
})

test('white cloth comes out light, black cloth dark, and red cloth red', () => {
  const [white, black, red] = ['#f4f2ee', '#161616', '#b02020'].map((hex) =>
    shoot({ fabrics: { '*': plain(hex) } }).look(4, 4),
  )
  expect(Math.min(...white.slice(0, 3))).toBeGreaterThan(200)
  expect(Math.max(...black.slice(0, 3))).toBeLessThan(45)
  expect(red[0]).toBeGreaterThan(2 * red[1])
})

test('a longer exposure is a brighter picture', () => {
  const fabrics = { '*': plain('#404040') }
  expect(shoot({ fabrics, exposure: 1.5 }).look(4, 4)[1]).toBeGreaterThan(
    shoot({ fabrics }).look(4, 4)[1] + 10,
  )
})

test('a fold is lit on the side that turns to the light, at the upper left', () => {
  const ridge = plain('#808080', { relief: (x) => -0.5 * Math.abs(x - 4) })
  const { look } = shoot({ fabrics: { '*': ridge } })
  expect(look(2.6, 4)[1]).toBeGreaterThan(look(5.4, 4)[1] + 15)
})

describe('what is laid on the cloth and sewn to it', () => {
  test('a pocket has its own cloth, cut along its outline', () => {
    const fabrics = { '*': plain('#f0f0f0'), pocket: plain('#2030a0') }
    const { look } = shoot({ fabrics }, [pocket])
    expect(look(4, 4)[2]).toBeGreaterThan(2 * look(4, 4)[0])
    expect(look(6, 4)[0]).toBeGreaterThan(180)
  })

  test('a button has its own colour, and darkens the cloth around it', () => {
    const fabrics = { '*': plain('#f0f0f0') }
    const button = { on: 'cloth', at: [4, 4] as const, radius: 1, colour: rgb('#901010') }
    const [bare, buttoned] = [shoot({ fabrics }), shoot({ fabrics, buttons: [button] })]
    const [r, g] = buttoned.look(4, 4.6)
    expect(r).toBeGreaterThan(1.5 * g)
    expect(buttoned.look(4.5, 2.9)[1]).toBeLessThan(bare.look(4.5, 2.9)[1])
    expect(buttoned.look(1, 1)).toEqual(bare.look(1, 1))
  })

  test('a seam is a dark line, and nothing is seen of it farther off', () => {
    const fabrics = { '*': plain('#c0c0c0') }
    const seam = {
      on: 'cloth',
      kind: 'seam' as const,
      path: [
        [4.125, 0],
        [4.125, 8],
      ] as const,
      pucker: 0,
    }
    const [bare, sewn] = [shoot({ fabrics }), shoot({ fabrics, trims: [{ ...seam, path: [...seam.path] }] })]
    expect(sewn.look(4.1, 2)[1]).toBeLessThan(bare.look(4.1, 2)[1] - 10)
    expect(sewn.look(1, 2)).toEqual(bare.look(1, 2))
  })
})
