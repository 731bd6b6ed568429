import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { encode } from '../../src/shared/alike/code.ts'
import { describe, lengths } from '../../src/shared/alike/network.ts'
import { prepare } from '../../src/shared/alike/prepare.ts'
import { readWeights } from '../../src/shared/alike/weights.ts'
import garments from '../../scripts/sample-shop/data/garments.json' with { type: 'json' }
import objects from '../../scripts/sample-shop/data/objects.json' with { type: 'json' }

const root = new URL('../../', import.meta.url)

export async function shippedWeights() {
  const file = await readFile(new URL('src/shared/alike/alike.bin', root))
  return readWeights(Uint8Array.from(file).buffer, lengths)
}

/** The width at which the Worker reads a shop's pictures; a sample's is read as its feed names it. */
const width = 320

/** The vector of a picture file, which is shrunk as the image proxy shrinks it. */
export async function describeFile(file: string, weights: Awaited<ReturnType<typeof shippedWeights>>) {
  const { data, info } = await sharp(file)
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return describe(prepare({ width: info.width, height: info.height, data }), weights)
}

export type Sample = { picture: string; category: string; colour: string | null }

/** The largest picture of each sample piece, which its feed names. */
export const samples: Sample[] = [...garments, ...objects].flatMap(({ pictures, category, colourFamily }) => {
  const picture = pictures.at(-1)?.webp
  return picture ? [{ picture, category, colour: colourFamily ?? null }] : []
})

export const fileOf = ({ picture }: Sample) => fileURLToPath(new URL(`public${picture}`, root))

/** The codes of all sample pieces by the addresses of their pictures. */
export async function describeSamples(): Promise<Record<string, string>> {
  const weights = await shippedWeights()
  const codes: Record<string, string> = {}
  for (const sample of samples) codes[sample.picture] = encode(await describeFile(fileOf(sample), weights))
  return codes
}
