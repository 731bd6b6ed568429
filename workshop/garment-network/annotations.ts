import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { categories, lengths, points } from '@cabine/engine/models/garment-labels.ts'

const place = v.tuple([v.number(), v.number()])
const polygons = v.array(v.array(place))
const annotation = v.object({
  file: v.string(),
  category: v.picklist(categories),
  worn: v.boolean(),
  length: v.optional(v.picklist(lengths)),
  /** Those that can be seen, as fractions of the picture. */
  points: v.optional(v.partial(v.object(v.entriesFromList(points, place))), {}),
  /** Coarse polygons; `garment` is all of its outline, `gap` what it encloses and is not. */
  parts: v.optional(
    v.partial(
      v.object(v.entriesFromList(['garment', 'gap', 'sleeve', 'inside', 'hanger', 'skin'], polygons)),
    ),
    {},
  ),
})
export type Annotation = v.InferOutput<typeof annotation>
export type Place = v.InferOutput<typeof place>

/** The study's pictures, which are not part of the project. */
const folder = new URL('../../../shared/data/garments/clean/', import.meta.url)
export const hasPictures = () => existsSync(folder)
export const pictureOf = ({ file }: Annotation) => fileURLToPath(new URL(file, folder))

export async function readAnnotations() {
  const text = await readFile(new URL('annotations.json', import.meta.url), 'utf8')
  return v.parse(v.array(annotation), JSON.parse(text))
}
