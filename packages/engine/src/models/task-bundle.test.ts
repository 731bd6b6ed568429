import { expect, test } from 'vitest'
import { poseBundle } from '../testing/models-in-node.ts'
import { readTaskBundle } from './task-bundle.ts'

test('the bundle of the pose networks holds two models', async () => {
  const files = readTaskBundle(await poseBundle())
  expect([...files.keys()]).toEqual(['pose_detector.tflite', 'pose_landmarks_detector.tflite'])
  for (const file of files.values()) expect(String.fromCodePoint(...file.subarray(4, 8))).toBe('TFL3')
  expect([...files.values()].map(({ length }) => length)).toEqual([2_959_046, 6_438_874])
})

test('what was cut off, or is packed otherwise, is said to be so', async () => {
  const bundle = await poseBundle()
  expect(() => readTaskBundle(bundle.subarray(0, -1))).toThrow('no directory')
  expect(() => readTaskBundle(new Uint8Array())).toThrow('no directory')
  const deflated = new Uint8Array(bundle)
  // The method of the directory's first entry.
  deflated[new DataView(deflated.buffer).getUint32(deflated.length - 6, true) + 10] = 8
  expect(() => readTaskBundle(deflated)).toThrow('not stored')
})
