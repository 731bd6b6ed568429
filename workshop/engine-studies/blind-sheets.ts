import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { nth } from '../../src/shared/testing/first.ts'
import { createChance } from '../../src/worker/testing/simulation/random.ts'
import type { BlindKey, Side } from './grades.ts'

/** A look with the files that a grader sees beside it. */
export type SheetLook = { side: Side; look: string; file: string; photo: string; garments: string[] }

const HEIGHT = 960
/** Pixels of the column with the photo and, below it, the garments. */
const COLUMN = { width: 440, photo: 560, gap: 10 }
const WIDEST_LOOK = 2000

/**
 * Numbered pictures and an empty list of grades in `out/sheets`, which is all that a grader gets, and what the numbers
 * stand for in `out/key.json`.
 */
export async function writeBlindSheets(looks: SheetLook[], out: string, seed: number) {
  const sheets = join(out, 'sheets')
  await mkdir(sheets, { recursive: true })
  const key: BlindKey = {}
  for (const [index, { side, look, ...files }] of shuffled(looks, seed).entries()) {
    const number = String(index + 1).padStart(3, '0')
    key[number] = { side, look }
    await writeFile(join(sheets, `${number}.png`), await drawSheet(files))
  }
  const lines = Object.keys(key)
    .sort()
    .map((number) => `${number}\t\t`)
  await writeFile(join(sheets, 'grades.tsv'), `${['number\tgrade\tflaw', ...lines].join('\n')}\n`)
  await writeFile(join(out, 'key.json'), `${JSON.stringify(key, null, 2)}\n`)
}

/** The same order for the same seed (Fisher and Yates). */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const chance = createChance(seed)
  const mixed = [...list]
  for (let i = mixed.length - 1; i > 0; i--) {
    const k = chance.below(i + 1)
    ;[mixed[i], mixed[k]] = [nth(mixed, k), nth(mixed, i)]
  }
  return mixed
}

async function drawSheet({ file, photo, garments }: Omit<SheetLook, 'side' | 'look'>) {
  const shrunk = async (picture: string, width: number, height: number) =>
    sharp(picture)
      .rotate()
      .flatten({ background: '#fff' })
      .resize({ width: Math.floor(width), height: Math.floor(height), fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true })
  const { width, photo: photoHeight, gap } = COLUMN
  const look = await shrunk(file, WIDEST_LOOK, HEIGHT)
  const layers = [
    { input: look.data, left: width + gap, top: 0 },
    { input: (await shrunk(photo, width, photoHeight)).data, left: 0, top: 0 },
  ]
  const share = width / garments.length
  for (const [i, garment] of garments.entries()) {
    const { data } = await shrunk(garment, share, HEIGHT - photoHeight - gap)
    layers.push({ input: data, left: Math.floor(i * share), top: photoHeight + gap })
  }
  const canvas = {
    width: width + gap + look.info.width,
    height: HEIGHT,
    channels: 3,
    background: '#fff',
  } as const
  return sharp({ create: canvas }).composite(layers).png().toBuffer()
}
