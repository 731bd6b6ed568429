import { expect, test } from 'vitest'
import { markAsMadeWithAi } from './jpeg-xmp.ts'

/** Start of image, a JFIF header of 16 bytes, then a made-up rest. */
const jfif = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]
const jpeg = Uint8Array.from([0xff, 0xd8, ...jfif, 0xff, 0xdb, 0, 4, 1, 2, 0xff, 0xd9])

test('the mark stands in an APP1 segment behind the JFIF header, and everything else stays', () => {
  const marked = markAsMadeWithAi(jpeg)
  const header = 2 + jfif.length
  expect([...marked.subarray(0, header)]).toEqual([...jpeg.subarray(0, header)])
  expect([...marked.subarray(header, header + 2)]).toEqual([0xff, 0xe1])
  const length = marked[header + 2] * 256 + marked[header + 3]
  const text = new TextDecoder().decode(marked.subarray(header + 4, header + 2 + length))
  expect(text).toMatch(/^http:\/\/ns\.adobe\.com\/xap\/1\.0\/\0/)
  expect(text).toContain(
    'Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia"',
  )
  expect([...marked.subarray(header + 2 + length)]).toEqual([...jpeg.subarray(header)])
})

test('a JPEG without a JFIF header is marked too, and a PNG is refused', () => {
  const bare = Uint8Array.from([0xff, 0xd8, 0xff, 0xdb, 0, 4, 1, 2, 0xff, 0xd9])
  expect([...markAsMadeWithAi(bare).subarray(0, 4)]).toEqual([0xff, 0xd8, 0xff, 0xe1])
  expect(() => markAsMadeWithAi(Uint8Array.from([0x89, 0x50, 0x4e, 0x47]))).toThrow('not a JPEG')
})
