import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, extname, join, relative } from 'node:path'
import * as v from 'valibot'
import type { GarmentCategory, WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { GarmentLandmarks } from '@cabine/engine/contract/garment-landmarks.ts'
import { makeSamples } from '#scripts/sample-shop/pictures/make.ts'
import { garmentLandmarks, wornCategory } from '#shared/garments.ts'
import type { Bag } from '@cabine/engine/contract/bags.ts'
import { bagOf } from '#shared/bag-of-product.ts'
import type { Shoe } from '@cabine/engine/contract/shoes.ts'
import { shoeOf } from '#shared/shoe-of-product.ts'

export type GarmentFile = {
  file: string
  name: string
  category: WornCategory
  landmarks?: GarmentLandmarks
  /** The sewn piece's file. */
  sewn?: string
  /** What a pair of shoes is. */
  shoe?: Shoe
  /** How large a bag is. */
  bag?: Bag
}

const PICTURES = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif'])

/** Words of a file's name or of an INDEX.tsv's category that tell what the garment is. The first match counts. */
const words: [RegExp, GarmentCategory][] = [
  [/dress|gown/, 'dresses'],
  [/skirt/, 'skirts'],
  [/trouser|pants|jeans|shorts|legging|chino|bottom/, 'bottoms'],
  [/outerwear|coat|jacket|blazer|cardigan|trench|parka/, 'outerwear'],
  [/top|shirt|tee|blouse|sweater|knit|hoodie|jumper|sleeve/, 'tops'],
]

const categoryOf = (text: string) => words.find(([word]) => word.test(text.toLowerCase()))?.[1]

/** The pictures of a folder and those below it, by name. */
export async function listPictures(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && PICTURES.has(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/**
 * The garments of a folder, with categories from an INDEX.tsv in it or above it, or from the files' names.
 * A .json of the same name holds landmarks. What is no garment (shoes, bags, hats) is left out. Instead of a
 * folder a catalogue file may be given, whose entries carry everything.
 */
export async function listGarments(source: string): Promise<GarmentFile[]> {
  if (source.endsWith('.json')) return readCatalogue(source)
  const index = await readIndex(source)
  const garments: GarmentFile[] = []
  for (const file of await listPictures(source)) {
    const listed = index.get(basename(file))
    const category = listed === undefined ? categoryOf(relative(source, file)) : categoryOf(listed)
    if (!category) continue
    garments.push({
      file,
      name: basename(file, extname(file)),
      category,
      landmarks: await readLandmarks(file),
    })
  }
  return garments
}

/** File name to the text of its category column. */
async function readIndex(folder: string): Promise<Map<string, string>> {
  for (const place of [folder, dirname(folder)]) {
    const text = await readFile(join(place, 'INDEX.tsv'), 'utf8').catch(() => undefined)
    if (!text) continue
    const [head = [], ...rows] = text
      .trim()
      .split('\n')
      .map((line) => line.split('\t'))
    const [file, category] = [head.indexOf('file'), head.indexOf('category')]
    if (file >= 0 && category >= 0)
      return new Map(rows.map((row) => [basename(row[file] ?? ''), row[category] ?? '']))
  }
  return new Map()
}

async function readLandmarks(file: string) {
  const text = await readFile(file.replace(/\.\w+$/, '.json'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : v.parse(garmentLandmarks, JSON.parse(text))
}

const catalogue = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    material: v.optional(v.string(), ''),
    category: v.string(),
    pictures: v.array(v.object({ width: v.number(), webp: v.string() })),
    landmarks: v.optional(garmentLandmarks),
  }),
)

/** Our own sample catalogues, of clothes or of shoes: their pictures lie below public/. */
async function readCatalogue(file: string): Promise<GarmentFile[]> {
  await makeSamples()
  const entries = v.parse(catalogue, JSON.parse(await readFile(file, 'utf8')))
  return entries.flatMap(({ id, name, material, category: named, pictures, landmarks }) => {
    const category = v.is(wornCategory, named) ? named : undefined
    const shoe = category === 'shoes' ? shoeOf(name, material) : null
    const bag = category === 'bags' ? bagOf(name) : null
    if (!category || (category === 'shoes' && !shoe) || (category === 'bags' && !bag)) return []
    const largest = pictures.reduce((best, one) => (one.width > best.width ? one : best))
    const picture = join(import.meta.dirname, '../../public', largest.webp)
    const sewn = join(dirname(picture), 'sewn.bin')
    return [
      {
        file: picture,
        name: id,
        category,
        landmarks,
        ...(existsSync(sewn) ? { sewn } : {}),
        ...(shoe ? { shoe } : {}),
        ...(bag ? { bag } : {}),
      },
    ]
  })
}

export type Pair = { person: string; garments: string[] }

/** One pair a line: a person's file name, a tab, garments' names apart by commas. A name may be shortened to its beginning. */
export async function readPairs(file: string): Promise<Pair[]> {
  const lines = (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
  return lines.map((line) => {
    const [person = '', garments = ''] = line.split('\t')
    return { person: person.trim(), garments: garments.split(',').map((name) => name.trim()) }
  })
}
