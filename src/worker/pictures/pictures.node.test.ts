import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ApiError } from '../lib/errors.ts'
import { openDataUrl, openPicture } from './open-picture.ts'

const study = join(import.meta.dirname, '../../../../shared/data')
const secret = 'Rue de Rivoli 47'

/** A picture with metadata: where it was taken, by whom, and its orientation. */
const telling = (orientation = 1) =>
  sharp({ create: { width: 48, height: 32, channels: 3, background: '#c08060' } })
    .withExif({ IFD0: { Artist: secret }, IFD3: { GPSLatitude: '48/1 51/1 30/1', GPSLatitudeRef: 'N' } })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${secret}"/></rdf:RDF></x:xmpmeta>`,
    )
    .withMetadata({ orientation })

const formats = {
  jpeg: () => telling(6).jpeg().toBuffer(),
  png: () => telling().png().toBuffer(),
  webp: () => telling().webp().toBuffer(),
  avif: () => telling().avif().toBuffer(),
}

const own = (buffer: Buffer) => new Uint8Array(buffer)

describe('metadata (EXIF and GPS are removed)', () => {
  test.each(Object.entries(formats))('a %s keeps its picture and loses what it tells', async (_, make) => {
    const before = own(await make())
    expect(Buffer.from(before).includes(secret)).toBe(true)
    const { bytes, width, height } = openPicture(before)
    expect([width, height]).toEqual([48, 32])
    expect(Buffer.from(bytes).includes(secret)).toBe(false)
    const { exif, xmp } = await sharp(bytes).metadata()
    expect(xmp && Buffer.from(xmp).toString().includes(secret)).toBeFalsy()
    expect(exif?.includes('GPS')).toBeFalsy()
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(before).raw().toBuffer())
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'a JPEG of orientation %i still knows which way is up',
    async (orientation) => {
      const { bytes } = openPicture(own(await telling(orientation).jpeg().toBuffer()))
      expect((await sharp(bytes).metadata()).orientation ?? 1).toBe(orientation)
    },
  )

  test('what tells the colours of a JPEG stays: the mark of its colour model, and a profile', async () => {
    const print = sharp(await telling().png().toBuffer()).toColourspace('cmyk')
    const before = own(await print.withIccProfile('cmyk').jpeg().toBuffer())
    const { bytes } = openPicture(before)
    for (const mark of ['Adobe', 'ICC_PROFILE'])
      expect([Buffer.from(before).includes(mark), Buffer.from(bytes).includes(mark)]).toEqual([true, true])
    expect((await sharp(bytes).metadata()).icc).toEqual((await sharp(before).metadata()).icc)
  })

  test('what hangs behind the end of a JPEG is cut off', async () => {
    const plain = await telling().jpeg().toBuffer()
    const { bytes } = openPicture(own(Buffer.concat([plain, Buffer.from(`<script>${secret}</script>`)])))
    expect(Buffer.from(bytes).includes('<script>')).toBe(false)
  })
})

describe('hiding places for what a picture tells', () => {
  test('a small second picture in the header of a JPEG, which may show what was cut off, is left out', async () => {
    const plain = own(
      await sharp(own(await telling().jpeg().toBuffer()))
        .jpeg()
        .toBuffer(),
    )
    const body = Buffer.from(`JFXX\0\x10${secret}`)
    const segment = Buffer.concat([Buffer.from([0xff, 0xe0, 0, body.length + 2]), body])
    const { bytes } = openPicture(own(Buffer.concat([plain.subarray(0, 2), segment, plain.subarray(2)])))
    expect(Buffer.from(bytes).includes(secret)).toBe(false)
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer())
  })

  test('a chunk of a WebP that nobody knows is left out', async () => {
    const plain = await telling().webp().toBuffer()
    const text = Buffer.from(secret)
    const chunk = Buffer.concat([Buffer.from('NOTE'), Buffer.from([text.length, 0, 0, 0]), text])
    const padded = chunk.length % 2 ? Buffer.concat([chunk, Buffer.from([0])]) : chunk
    const telltale = Buffer.concat([plain, padded])
    telltale.writeUInt32LE(telltale.length - 8, 4)
    const { bytes } = openPicture(own(telltale))
    expect(Buffer.from(bytes).includes('NOTE')).toBe(false)
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(own(plain)).raw().toBuffer())
  })

  test.each([
    ['ids of 16 bits, as in most files', 2, (id: number) => numbers(0, id), 0],
    ['ids of 32 bits, as in files of many items', 3, (id: number) => numbers(0, 0, 0, id), 0],
    ['extents with an index', 2, (id: number) => numbers(0, id), 4],
  ])('the EXIF of an AVIF is overwritten where items have %s', (_, version, idOf, indexSize) => {
    const at = (offset: number) => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(offset)
      return bytes
    }
    const infe = box('infe', numbers(version, 0, 0, 0), idOf(1), numbers(0, 0), Buffer.from('Exif\0'))
    const size = box('ispe', numbers(0, 0, 0, 0), at(8), at(8))
    const file = (offset: number) => {
      const iloc = [
        numbers(2, 0, 0, 0, 0x44, indexSize),
        at(1),
        at(1),
        numbers(0, 0, 0, 0, 0, 1),
        new Uint8Array(indexSize),
        at(offset),
        at(secret.length),
      ]
      const iinf = box('iinf', numbers(0, 0, 0, 0, 0, 1), infe)
      const meta = box(
        'meta',
        numbers(0, 0, 0, 0),
        iinf,
        box('iloc', ...iloc),
        box('iprp', box('ipco', size)),
      )
      return Buffer.concat([
        box('ftyp', Buffer.from('avif\0\0\0\0avif')),
        meta,
        box('mdat', Buffer.from(secret)),
      ])
    }
    const { bytes } = openPicture(own(file(file(0).length - secret.length)))
    expect(Buffer.from(bytes).includes(secret)).toBe(false)
    expect(Buffer.from(bytes).includes('Exif')).toBe(true)
  })
})

const box = (type: string, ...parts: Uint8Array[]) => {
  const content = Buffer.concat(parts)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length + 8)
  return Buffer.concat([size, Buffer.from(type), content])
}
const numbers = (...bytes: number[]) => Uint8Array.from(bytes)

describe('small files that ask for much work', () => {
  const avif = (...iloc: Uint8Array[]) =>
    own(
      Buffer.concat([
        box('ftyp', Buffer.from('avif\0\0\0\0avif')),
        box('meta', numbers(0, 0, 0, 0), box('iinf', numbers(0, 0, 0, 0, 0, 0)), box('iloc', ...iloc)),
      ]),
    )

  test('an AVIF with billions of extents of no bytes is refused at once', () => {
    const item = numbers(0, 1, 0, 0, 0xff, 0xff)
    const items = Buffer.concat(Array.from({ length: 0xffff }, () => item))
    const start = performance.now()
    expect(() => openPicture(avif(numbers(0, 0, 0, 0, 0, 0, 0xff, 0xff), items))).toThrow('image_unreadable')
    expect(performance.now() - start).toBeLessThan(500)
  })

  test('a last part without a byte is looked at like any other', async () => {
    const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .webp()
      .toBuffer()
    const parts = Buffer.concat([plain, Buffer.from('VP8L\0\0\0\0')])
    parts.writeUInt32LE(parts.length - 8, 4)
    expect(() => openPicture(own(parts))).toThrow('image_unreadable')
  })

  test('a picture in a million empty parts is refused', async () => {
    const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .webp()
      .toBuffer()
    const parts = Buffer.concat([plain, Buffer.from('ALPH\0\0\0\0'.repeat(1_000_000))])
    parts.writeUInt32LE(parts.length - 8, 4)
    expect(() => openPicture(own(parts))).toThrow('image_unreadable')
  })
})

describe('what is no picture, or too much of one', () => {
  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html><p>'],
    ['nothing', ''],
  ])('%s is refused, whatever it is called', (_, text) => {
    expect(() => openDataUrl(`data:image/png;base64,${btoa(text)}`)).toThrow('image_unreadable')
  })

  test('a picture of more pixels than a decoder should hold is refused by its header alone', async () => {
    const huge = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    expect(huge.length).toBeLessThan(1_000_000)
    expect(() => openPicture(own(huge))).toThrow('image_too_large')
  })
})

describe.skipIf(!existsSync(study))('the study data (skipped where ../shared/data is absent)', () => {
  const files = (folder: string) =>
    readdirSync(join(study, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))

  test('every malformed picture is refused or let in without its metadata, and none crashes the reader', () => {
    const outcomes = files('attack/images').map((file) => {
      try {
        return openPicture(own(readFileSync(file))).type
      } catch (error) {
        if (!(error instanceof ApiError)) throw new Error(`${file}: ${String(error)}`, { cause: error })
        return error.code
      }
    })
    expect(outcomes.length).toBeGreaterThan(500)
    expect(new Set(outcomes)).toEqual(
      new Set([
        'image/jpeg',
        'image/png',
        'image/webp',
        'image/gif',
        'image/avif',
        'image_unreadable',
        'image_too_large',
      ]),
    )
  })

  test('no decompression bomb passes', () => {
    for (const file of files('attack/images/bombs').filter((name) =>
      /12000|20000|50000|65535|65500|2G/.test(name),
    )) {
      expect(() => openPicture(own(readFileSync(file))), file).toThrow(/image_/)
    }
  })

  test('no photo keeps its place', async () => {
    for (const file of [...files('attack/exif'), ...files('people/exif_variants')]) {
      const before = own(readFileSync(file))
      if (before[0] !== 0xff) continue
      const { bytes } = openPicture(before)
      const { exif } = await sharp(bytes, { failOn: 'none' }).metadata()
      expect(exif?.length ?? 0, file).toBeLessThanOrEqual(32)
    }
  })
})
