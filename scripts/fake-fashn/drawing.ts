import sharp from 'sharp'
import {
  asJpeg,
  black,
  dress as lay,
  drift,
  greyed,
  lower,
  retouch,
  upper,
  whole,
  type Place,
  type Size,
} from '../fake-photographers/pictures.ts'
import { scenarioMark, scenarios, type Scenario } from '#worker/testing/fashn-scenarios.ts'

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

const places: Record<string, Place> = { tops: upper, bottoms: lower, 'one-pieces': whole }

/** The picture in which a run ends. */
export async function draw(
  scenario: Scenario,
  person: Buffer,
  garment: Buffer,
  category: unknown,
  size: Size,
) {
  if (scenario === 'output_unchanged') return asJpeg(await retouch(person, size))
  if (scenario === 'output_black') return asJpeg(await black(size))
  const worn = scenario === 'output_greyed' ? await greyed(garment) : garment
  const dressed = await lay(person, [{ garment: worn, place: places[String(category)] ?? upper }], size)
  if (scenario === 'output_png') return dressed
  return asJpeg(scenario === 'output_drift' ? await drift(dressed) : dressed)
}
