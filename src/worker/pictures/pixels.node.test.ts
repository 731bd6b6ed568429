import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openPicture } from './open-picture.ts'

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

  type Grid = {
    /** What the grid's own bytes say. */
    size: [number, number]
    /** What `ispe` says of the grid and of a tile. */
    told?: [number, number]
    tile?: [number, number]
    /** What the coded bytes of a tile say. */
    coded?: [number, number]
    bytes?: Uint8Array
    /** The items that it is put together from. */
    tiles?: number[]
    type?: 'grid' | 'iovl'
    isLong?: boolean
    more?: Uint8Array[]
  }

  const box = (type: string, ...parts: Uint8Array[]) => {
    const content = Buffer.concat(parts)
    return Buffer.concat([big(content.length + 8), Buffer.from(type), content])
  }
  const full = (type: string, version: number, ...parts: Uint8Array[]) =>
    box(type, numbers(version, 0, 0, 0), ...parts)
  const dimg = (of: number, from: number[]) =>
    box('dimg', big(of, 2), big(from.length, 2), ...from.map((one) => big(one, 2)))
  const item = (id: number, type: string) =>
    full('infe', 2, big(id, 2), numbers(0, 0), Buffer.from(`${type}\0`))
  const ispe = ([width, height]: [number, number]) => full('ispe', 0, big(width), big(height))

  const bits = (value: number, count: number) => value.toString(2).padStart(count, '0')
  /** What may stand before the sizes in a sequence header. */
  const beginnings = {
    still: `00011${bits(8, 5)}`,
    film: `000000${bits(0, 6)}${bits(0, 12)}${bits(8, 5)}0`,
    timed: `000001${bits(0, 64)}10111${bits(3, 5)}${bits(0, 42)}1${bits(0, 5)}${bits(0, 12)}${bits(4, 5)}1${bits(0, 9)}1${bits(0, 4)}`,
  }

  /** A sequence header behind a delimiter. */
  function sequenceHeader([width, height]: [number, number], kind: keyof typeof beginnings = 'still') {
    const payload = `${beginnings[kind]}${bits(15, 4)}${bits(15, 4)}${bits(width - 1, 16)}${bits(height - 1, 16)}`
    const bytes = (payload.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2))
    return numbers(0x12, 0, 0x0a, bytes.length, ...bytes)
  }

  /** An AVIF of a derived item 1 and of a coded item 2, whose bytes lie in `idat`. No decoder would find a picture in it. */
  function derived({
    size,
    told = size,
    tile = [64, 64],
    coded = tile,
    bytes = sequenceHeader(coded),
    tiles = [2],
    type = 'grid',
    isLong = false,
    more = [],
  }: Grid) {
    const sides = size.map((side) => big(side, isLong ? 4 : 2))
    const before = type === 'grid' ? numbers(0, 0) : new Uint8Array(8)
    const payload = Buffer.concat([numbers(0, isLong ? 1 : 0), before, ...sides])
    const where = (id: number, offset: number, length: number) =>
      Buffer.concat([big(id, 2), big(1, 2), big(0, 2), big(1, 2), big(offset), big(length)])
    return Buffer.concat([
      box('ftyp', Buffer.from('avif\0\0\0\0avifmif1')),
      full(
        'meta',
        0,
        full('iinf', 0, big(2, 2), item(1, type), item(2, 'av01')),
        full(
          'iloc',
          1,
          numbers(0x44, 0),
          big(2, 2),
          where(1, 0, payload.length),
          where(2, payload.length, bytes.length),
        ),
        full('iref', 0, dimg(1, tiles), ...more),
        box(
          'iprp',
          box('ipco', ispe(told), ispe(tile)),
          full('ipma', 0, big(2), big(1, 2), numbers(1, 0x81), big(2, 2), numbers(1, 0x82)),
        ),
        box('idat', payload, bytes),
      ),
    ])
  }

  test('a grid counts as large as its own bytes say, whatever is said of it', () => {
    expect(openPicture(own(derived({ size: [128, 64], tiles: [2, 2] })))).toMatchObject({ width: 128 })
    expect(openPicture(own(derived({ size: [64, 64], type: 'iovl' }))).width).toBe(64)
    for (const type of ['grid', 'iovl'] as const)
      for (const isLong of [false, true])
        refused(derived({ size: [9_000, 9_000], told: [16, 16], type, isLong })).toThrow('image_too_large')
  })

  test('a grid counts with all of its tiles, however much of them it shows', () => {
    const large = (count: number) =>
      derived({ size: [64, 64], tile: [1000, 1000], tiles: Array.from({ length: count }, () => 2) })
    expect(openPicture(own(large(40)))).toMatchObject({ width: 1000, height: 1000 })
    refused(large(41)).toThrow('image_too_large')
  })

  test('a tile counts as large as its coded bytes say, whatever is said of it', () => {
    const large = (count: number) =>
      derived({
        size: [64, 64],
        coded: [1000, 1000],
        tiles: Array.from({ length: count }, () => 2),
      })
    expect(openPicture(own(large(40)))).toMatchObject({ width: 64, height: 64 })
    refused(large(41)).toThrow('image_too_large')
  })

  test.each(['still', 'film', 'timed'] as const)('the sizes are found in the header of a %s', (kind) => {
    const counted = (side: number) =>
      own(derived({ size: [64, 64], bytes: sequenceHeader([side, side], kind) }))
    expect(openPicture(counted(6_324)).width).toBe(64)
    refused(counted(6_325)).toThrow('image_too_large')
  })

  test('a picture counts as large as its coded bytes say', async () => {
    const file = await plain(6_400, 6_400).avif({ effort: 0 }).toBuffer()
    refused(file).toThrow('image_too_large')
    const at = file.indexOf('ispe') + 8
    refused(Buffer.concat([file.subarray(0, at), big(16), big(16), file.subarray(at + 8)])).toThrow(
      'image_too_large',
    )
  })

  test('a second sequence header counts, and without one there is no picture', async () => {
    const own64 = sequenceHeader([64, 64])
    const second = derived({ size: [64, 64], bytes: Buffer.concat([own64, sequenceHeader([9_000, 9_000])]) })
    refused(second).toThrow('image_too_large')
    refused(derived({ size: [64, 64], bytes: numbers(0x12, 0) })).toThrow('image_unreadable')
    refused(derived({ size: [64, 64], bytes: own64.subarray(0, 9) })).toThrow('image_unreadable')
    const empty = Buffer.alloc(20_000, Buffer.from([0x12, 0]))
    refused(derived({ size: [64, 64], bytes: Buffer.concat([empty, own64]) })).toThrow('image_unreadable')
  })

  test('a grid of grids, one that is told twice, and one without its bytes are no photos', () => {
    refused(derived({ size: [64, 64], more: [dimg(2, [1])] })).toThrow('image_unreadable')
    refused(derived({ size: [64, 64], more: [dimg(1, [2])] })).toThrow('image_unreadable')
    const nowhere = derived({ size: [64, 64] })
    const at = nowhere.indexOf('iloc') + 12
    refused(Buffer.concat([nowhere.subarray(0, at), big(7, 2), nowhere.subarray(at + 2)])).toThrow(
      'image_unreadable',
    )
  })

  test('a sequence counts with all of its frames', async () => {
    const file = await plain(1000, 1000).avif().toBuffer()
    const samples = (count: number) => box('stsz', Buffer.concat([numbers(0, 0, 0, 0), big(1), big(count)]))
    const sequence = (count: number) =>
      Buffer.concat([
        file,
        ['stbl', 'minf', 'mdia', 'trak', 'moov'].reduce((inside, type) => box(type, inside), samples(count)),
      ])
    expect(openPicture(own(sequence(39))).width).toBe(1000)
    refused(sequence(41)).toThrow('image_too_large')
    // Its own coded bytes, whatever size the picture has that stands for it.
    const small = await plain(16, 16).avif().toBuffer()
    const film = (side: number) => {
      const header = sequenceHeader([side, side], 'film')
      const chunks = box('stco', Buffer.concat([numbers(0, 0, 0, 0), big(1), big(small.length + 8)]))
      const moov = ['stbl', 'minf', 'mdia', 'trak', 'moov'].reduce(
        (inside, type) => box(type, inside),
        chunks,
      )
      return Buffer.concat([small, box('mdat', header), moov])
    }
    expect(openPicture(own(film(6_000))).width).toBe(16)
    refused(film(6_400)).toThrow('image_too_large')
  })
})
