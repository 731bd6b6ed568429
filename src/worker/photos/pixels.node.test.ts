import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openPicture } from './pictures.ts'

/** Pictures whose header is small and whose insides are not: what a decoder would hold is what counts. */

const own = (buffer: Uint8Array) => new Uint8Array(buffer)
const numbers = (...bytes: number[]) => Uint8Array.from(bytes)
const little = (value: number, bytes = 2) =>
  Uint8Array.from({ length: bytes }, (_, at) => Math.floor(value / 2 ** (8 * at)) & 0xff)
const big = (value: number, bytes = 4) => little(value, bytes).toReversed()
const refused = (file: Uint8Array) => expect(() => openPicture(own(file)))

const plain = (width = 16, height = 16) =>
  sharp({ create: { width, height, channels: 3, background: '#c08060' } })

describe('GIF', () => {
  const gif = (
    canvas: [number, number],
    ...frames: [x: number, y: number, width: number, height: number][]
  ) =>
    Buffer.concat([
      Buffer.from('GIF89a'),
      ...canvas.map((side) => little(side)),
      numbers(0, 0, 0),
      ...frames.map((frame) =>
        Buffer.concat([numbers(0x2c), ...frame.map((one) => little(one)), numbers(0, 2, 1, 0, 0)]),
      ),
      numbers(0x3b),
    ])
  const full = (count: number) =>
    Array.from({ length: count }, (): [number, number, number, number] => [0, 0, 1, 1])

  test('an animation counts with all of its frames, since a decoder holds each as large as the canvas', () => {
    expect(openPicture(own(gif([1000, 1000], ...full(40))))).toMatchObject({ width: 1000, height: 1000 })
    refused(gif([1000, 1000], ...full(41))).toThrow('image_too_large')
  })

  test('a frame that reaches beyond the canvas makes it larger', () => {
    refused(gif([10, 10], [0, 0, 9_000, 9_000])).toThrow('image_too_large')
    refused(gif([10, 10], [11_990, 0, 20, 20])).toThrow('image_too_large')
  })

  test('one without a frame is no picture', () => {
    refused(gif([10, 10])).toThrow('image_unreadable')
  })
})

describe('WebP', () => {
  const chunk = (type: string, ...parts: Uint8Array[]) => {
    const content = Buffer.concat(parts)
    return Buffer.concat([
      Buffer.from(type),
      little(content.length, 4),
      content,
      Buffer.alloc(content.length & 1),
    ])
  }
  const webp = (...chunks: Uint8Array[]) => {
    const content = Buffer.concat(chunks)
    return Buffer.concat([Buffer.from('RIFF'), little(content.length + 4, 4), Buffer.from('WEBP'), content])
  }
  const canvas = (width: number, height: number) =>
    chunk('VP8X', numbers(0, 0, 0, 0), little(width - 1, 3), little(height - 1, 3))
  const lossless = (width: number, height: number) =>
    chunk('VP8L', numbers(0x2f), little(width - 1 + (height - 1) * 2 ** 14, 4), numbers(0, 0, 0, 0))
  const lossy = (width: number, height: number) =>
    chunk('VP8 ', numbers(0x10, 0, 0, 0x9d, 0x01, 0x2a), little(width), little(height), numbers(0, 0))
  const frame = (width: number, height: number, inside: Uint8Array) =>
    chunk('ANMF', new Uint8Array(6), little(width - 1, 3), little(height - 1, 3), new Uint8Array(4), inside)

  test('the picture inside a canvas counts, whatever the canvas says', () => {
    expect(openPicture(own(webp(canvas(16, 16), lossless(16, 16))))).toMatchObject({ width: 16, height: 16 })
    refused(webp(canvas(16, 16), lossless(9_000, 9_000))).toThrow('image_too_large')
    refused(webp(canvas(16, 16), lossy(9_000, 9_000))).toThrow('image_too_large')
    refused(webp(canvas(9_000, 9_000), lossless(16, 16))).toThrow('image_too_large')
  })

  test('a second canvas or a second picture does not hide the first', () => {
    refused(webp(canvas(16, 16), canvas(9_000, 9_000), lossy(16, 16))).toThrow('image_too_large')
    refused(webp(canvas(9_000, 9_000), canvas(16, 16), lossy(16, 16))).toThrow('image_too_large')
    refused(webp(lossy(16, 16), lossy(9_000, 9_000))).toThrow('image_too_large')
  })

  test('an animation counts with all of its frames, and each frame with what is inside', () => {
    const frames = (count: number) => Array.from({ length: count }, () => frame(16, 16, lossy(16, 16)))
    expect(openPicture(own(webp(canvas(1000, 1000), ...frames(40)))).width).toBe(1000)
    refused(webp(canvas(1000, 1000), ...frames(41))).toThrow('image_too_large')
    refused(webp(canvas(16, 16), frame(9_000, 9_000, lossy(16, 16)))).toThrow('image_too_large')
    refused(webp(canvas(16, 16), frame(16, 16, lossless(9_000, 9_000)))).toThrow('image_too_large')
  })

  test('one without a picture is none', () => {
    refused(webp(canvas(16, 16))).toThrow('image_unreadable')
  })
})

describe('PNG', () => {
  const chunk = (type: string, content: Uint8Array) =>
    Buffer.concat([big(content.length), Buffer.from(type), content, Buffer.alloc(4)])
  const header = (width: number, height: number) =>
    chunk('IHDR', Buffer.concat([big(width), big(height), numbers(8, 2, 0, 0, 0)]))
  const png = (...chunks: Uint8Array[]) =>
    Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks, chunk('IEND', new Uint8Array())])
  const data = chunk('IDAT', numbers(0))
  const frame = (width: number, height: number) =>
    chunk('fcTL', Buffer.concat([big(0), big(width), big(height), new Uint8Array(14)]))

  test('a second header does not hide the first, nor the first the second', () => {
    expect(openPicture(own(png(header(16, 16), data)))).toMatchObject({ width: 16, height: 16 })
    refused(png(header(9_000, 9_000), header(16, 16), data)).toThrow('image_too_large')
    refused(png(header(16, 16), header(9_000, 9_000), data)).toThrow('image_too_large')
  })

  test('an animation counts with all of its frames, however few it announces', () => {
    const frames = (count: number) => Array.from({ length: count }, () => frame(1, 1))
    expect(openPicture(own(png(header(1000, 1000), ...frames(40), data))).height).toBe(1000)
    refused(png(header(1000, 1000), ...frames(41), data)).toThrow('image_too_large')
    refused(png(header(16, 16), frame(9_000, 9_000), data)).toThrow('image_too_large')
  })

  test('one without a header is no picture', () => {
    refused(png(data)).toThrow('image_unreadable')
  })
})

describe('JPEG', () => {
  const frameOf = (width: number, height: number) =>
    Buffer.concat([numbers(0xff, 0xc2, 0, 11, 8), big(height, 2), big(width, 2), numbers(1, 1, 0x11, 0)])

  async function withFrame(extra: Uint8Array) {
    const file = await plain().jpeg().toBuffer()
    return Buffer.concat([file.subarray(0, 2), extra, file.subarray(2)])
  }

  test('a second frame header does not hide the first', async () => {
    refused(await withFrame(frameOf(9_000, 9_000))).toThrow('image_too_large')
  })

  test('one of hundreds of scans is no photo: each costs a decoder the whole picture', async () => {
    const file = await plain().jpeg().toBuffer()
    const from = file.indexOf(numbers(0xff, 0xda))
    const scan = file.subarray(from, -2)
    const withScans = (count: number) =>
      Buffer.concat([
        file.subarray(0, from),
        ...Array.from({ length: count }, () => scan),
        numbers(0xff, 0xd9),
      ])
    expect(openPicture(own(withScans(12))).width).toBe(16)
    refused(withScans(500)).toThrow('image_unreadable')
  })
})

describe('AVIF', () => {
  test('the size of its picture is read, and a larger one beside it counts', async () => {
    const file = await plain(48, 32).avif().toBuffer()
    expect(openPicture(own(file))).toMatchObject({ width: 48, height: 32 })
    const at = file.indexOf('ispe') + 8
    const large = Buffer.concat([file.subarray(0, at), big(9_000), big(9_000), file.subarray(at + 8)])
    refused(large).toThrow('image_too_large')
  })

  test('a sequence counts with all of its frames', async () => {
    const file = await plain(1000, 1000).avif().toBuffer()
    const box = (type: string, content: Uint8Array) =>
      Buffer.concat([big(content.length + 8), Buffer.from(type), content])
    const samples = (count: number) => box('stsz', Buffer.concat([numbers(0, 0, 0, 0), big(1), big(count)]))
    const sequence = (count: number) =>
      Buffer.concat([
        file,
        ['stbl', 'minf', 'mdia', 'trak', 'moov'].reduce((inside, type) => box(type, inside), samples(count)),
      ])
    expect(openPicture(own(sequence(39))).width).toBe(1000)
    refused(sequence(41)).toThrow('image_too_large')
  })
})
