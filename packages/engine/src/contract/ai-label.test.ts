import { imageSize } from 'image-size'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isLabelledAiMade, labelAsAiMade } from './ai-label.ts'

const picture = sharp({ create: { width: 32, height: 48, channels: 3, background: '#efd3b7' } })
const bytesOf = async (format: 'jpeg' | 'png' | 'webp') =>
  new Uint8Array(await picture.clone().toFormat(format).toBuffer())

describe('the note that AI made a picture (on screen and in its metadata)', () => {
  test.each(['jpeg', 'png'] as const)(
    'a %s carries it as XMP that a reader finds, and its pixels stay',
    async (format) => {
      const bytes = await bytesOf(format)
      const labelled = labelAsAiMade(bytes)
      expect([isLabelledAiMade(bytes), isLabelledAiMade(labelled)]).toEqual([false, true])
      const { xmpAsString } = await sharp(labelled).metadata()
      expect(xmpAsString).toContain(
        'Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia"',
      )
      expect(imageSize(labelled)).toMatchObject({ width: 32, height: 48 })
      expect(await sharp(labelled).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer())
    },
  )

  test('is put in once', async () => {
    const once = labelAsAiMade(await bytesOf('jpeg'))
    expect(labelAsAiMade(once)).toEqual(once)
  })

  test('JFIF stays first, as it must', async () => {
    const plain = await bytesOf('jpeg')
    const jfif = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]
    const labelled = labelAsAiMade(new Uint8Array([0xff, 0xd8, ...jfif, ...plain.subarray(2)]))
    expect([...labelled.subarray(2, 2 + jfif.length)]).toEqual(jfif)
    expect([...labelled.subarray(2 + jfif.length, 4 + jfif.length)]).toEqual([0xff, 0xe1])
    expect((await sharp(labelled).metadata()).xmpAsString).toContain('DigitalSourceType')
  })

  test('a file of another kind comes back as it was', async () => {
    const bytes = await bytesOf('webp')
    expect(labelAsAiMade(bytes)).toEqual(bytes)
  })
})
