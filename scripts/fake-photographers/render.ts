import type { PhotographScenario } from '#worker/testing/photographer-scenarios.ts'
import { asJpeg, black, dress, drift, greyed, retouch, sizeOf, type Place, type Size } from './pictures.ts'

export type Asked = {
  person: Buffer
  draft: Buffer | null
  garments: { garment: Buffer; place: Place }[]
  size: Size
}

/** The picture in which a run ends, as base64 of a JPEG; null for a scenario that ends without one. */
export async function render(scenario: PhotographScenario, asked: Asked): Promise<string | null> {
  const { person, draft, garments, size } = asked
  const made = () => (draft ? retouch(draft, size) : dress(person, garments, size))
  const encode = async (picture: Buffer) => (await asJpeg(picture)).toString('base64')
  switch (scenario) {
    case 'completes':
    case 'slow':
      return encode(await made())
    case 'drift':
      return encode(await drift(await made()))
    case 'greyed':
      return encode(await dress(person, await inGrey(garments), size))
    case 'unchanged':
      return encode(await retouch(person, size))
    case 'black':
      return encode(await black(size))
    case 'wrong_size':
      return encode(await retouch(await made(), { width: half(size.width), height: size.height }))
    case 'garbage':
      return Buffer.from('<svg onload="alert(1)"/>').toString('base64')
    default:
      return null
  }
}

const inGrey = (garments: Asked['garments']) =>
  Promise.all(garments.map(async ({ garment, place }) => ({ garment: await greyed(garment), place })))

const half = (side: number) => Math.max(1, Math.round(side / 2))

/** Whether everything that was sent is a picture. */
export async function areReadable(...pictures: Buffer[]) {
  const sizes = await Promise.all(pictures.map((picture) => sizeOf(picture).catch(() => null)))
  return sizes.every((size) => size !== null && size.width > 0)
}
