import sharp from 'sharp'
import { scenarioMark, scenarios, type Scenario } from '#worker/testing/fashn-scenarios.ts'

export type Size = { width: number; height: number }

/** The size in which tryon-v1.6 answers. */
export const trueSize: Size = { width: 864, height: 1296 }

/** Loads the picture of a data URI or of an address on this machine. Throws where there is none. */
export async function load(source: unknown) {
  if (typeof source !== 'string') throw new TypeError('no picture')
  const bytes = source.startsWith('data:')
    ? Buffer.from(source.slice(source.indexOf(',') + 1), 'base64')
    : Buffer.from(await (await fetch(source, { signal: AbortSignal.timeout(5_000) })).arrayBuffer())
  await sharp(bytes).metadata()
  return bytes
}

export async function scenarioIn(garment: Buffer): Promise<Scenario | null> {
  const [red, green, blue] = await sharp(garment)
    .removeAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer()
  if (red !== scenarioMark[0] || green !== scenarioMark[1] || blue === undefined) return null
  return scenarios[blue] ?? null
}

/** Where a piece lies on the picture of a standing person, as shares of its height. */
const tops = { top: 0.2, height: 0.32 }
const places: Record<string, typeof tops> = {
  tops,
  bottoms: { top: 0.48, height: 0.45 },
  'one-pieces': { top: 0.2, height: 0.58 },
}

/** Needs no model: real pictures in and a real picture out, with the garment laid over the person. */
export async function dress(
  person: Buffer,
  garment: Buffer,
  category: unknown,
  format: 'jpeg' | 'png',
  size: Size,
) {
  const place = places[String(category)] ?? tops
  const piece = await sharp(garment)
    .resize({
      width: Math.round(size.width * 0.62),
      height: Math.round(size.height * place.height),
      fit: 'inside',
    })
    .png()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round((size.width - piece.info.width) / 2)
  const dressed = sharp(person)
    .rotate()
    .resize({ ...size, fit: 'cover', position: 'top' })
    .composite([{ input: piece.data, left, top: Math.round(size.height * place.top) }])
  return format === 'png' ? dressed.png().toBuffer() : dressed.jpeg({ quality: 90 }).toBuffer()
}
