import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { openNetworkInNode } from '../testing/networks-in-node.ts'
import type { Pixels } from './image-to-tensor.ts'
import type { Network } from './onnx.ts'
import { detectPeople } from './pose-detector.ts'
import { findLandmarks } from './pose-landmarker.ts'

/** Joints of which the photos below show something, and where MediaPipe's own task (0.10.35) sees them, with what it is sure of. */
const joints = { nose: 0, leftShoulder: 11, rightShoulder: 12, leftWrist: 15, leftHip: 23, leftAnkle: 27 }
const alone = {
  nose: [258.4, 205.9, 1],
  leftShoulder: [333.8, 285.2, 1],
  rightShoulder: [230.5, 279.6, 1],
  leftWrist: [328.7, 447.8, 0.985],
  leftHip: [303.4, 434.7, 1],
  leftAnkle: [281.2, 669.3, 0.996],
}
const twoOfThem = [
  {
    nose: [399.7, 113.1, 0.999],
    leftShoulder: [445.3, 169.4, 0.999],
    rightShoulder: [321.2, 181, 0.999],
    leftWrist: [483.7, 335.1, 0.975],
    leftHip: [424, 332.2, 0.999],
    leftAnkle: [432.2, 523, 0.683],
  },
  {
    nose: [166.2, 111.1, 1],
    leftShoulder: [212.1, 172.8, 1],
    rightShoulder: [99.6, 168.1, 1],
    leftWrist: [180.3, 287.6, 0.94],
    leftHip: [181.1, 332.4, 0.995],
    leftAnkle: [167.6, 530.5, 0.254],
  },
]

let detector: Network
let landmarker: Network

beforeAll(async () => {
  detector = await openNetworkInNode('pose-detector.onnx')
  landmarker = await openNetworkInNode('pose-landmarker.onnx')
}, 60_000)

async function read(name: string): Promise<Pixels> {
  const file = fileURLToPath(new URL(`../../../../scripts/sample-shop/people/${name}.jpg`, import.meta.url))
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}

async function posesIn(picture: Pixels, most = 4) {
  const people = await detectPeople(detector, picture, most)
  return Promise.all(people.map((roi) => findLandmarks(landmarker, picture, roi)))
}

function expectSeen(pose: Awaited<ReturnType<typeof findLandmarks>>, expected: typeof alone) {
  for (const [name, [x, y, seen]] of Object.entries(expected)) {
    const joint = pose?.joints[joints[name as keyof typeof joints]]
    expect(Math.hypot((joint?.x ?? 0) - x, (joint?.y ?? 0) - y), name).toBeLessThan(1)
    expect(joint?.seen, name).toBeCloseTo(seen, 1)
  }
}

test('somebody at full length is seen where MediaPipe’s own task sees her, in metres too', async () => {
  const [pose] = await posesIn(await read('studio-2'))
  expectSeen(pose, alone)
  expect(pose?.joints).toHaveLength(33)
  const { x, y, z } = pose!.world[joints.leftShoulder]
  expect([x, y, z].map((metres) => Math.round(metres * 100))).toEqual([16, -44, -16])
})

test('two people are two, however little of the second is wanted', async () => {
  const group = await read('mariya-georgieva')
  const poses = await posesIn(group)
  expect(poses).toHaveLength(2)
  for (const [i, expected] of twoOfThem.entries()) expectSeen(poses[i], expected)
  expect(await posesIn(group, 1)).toHaveLength(1)
})

test('who lies in a photo that was turned is found with her turn', async () => {
  const upright = await read('studio-2')
  const turned = new Uint8ClampedArray(upright.data.length)
  const { width, height } = upright
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = (x * height + (height - 1 - y)) * 4
      turned.set(upright.data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4), to)
    }
  }
  const picture = { width: height, height: width, data: turned }
  const [roi] = await detectPeople(detector, picture, 1)
  expect(Math.abs(roi.turn - Math.PI / 2)).toBeLessThan(0.3)
  const pose = await findLandmarks(landmarker, picture, roi)
  const [x, y] = alone.nose
  expect(Math.hypot(pose!.joints[0].x - (height - y), pose!.joints[0].y - x)).toBeLessThan(8)
})

test('nobody is nobody', async () => {
  const grey = { width: 300, height: 200, data: new Uint8ClampedArray(300 * 200 * 4).fill(128) }
  expect(await posesIn(grey)).toEqual([])
})
