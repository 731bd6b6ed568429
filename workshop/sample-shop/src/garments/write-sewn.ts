import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sewnFile } from '../product.ts'
import type { Design } from './design.ts'
import { writePack } from './pack.ts'
import type { Hung } from './picture.ts'
import { bake } from './sewn.ts'

/** Writes the sewn files of a hung design's colourways, and the pack in which they are kept; returns their bytes by id. */
export async function writeSewn(design: Design, hung: Hung, ids: string[]) {
  const files = await bake(design, hung, ids)
  for (const [id, file] of files) {
    await mkdir(dirname(sewnFile(id)), { recursive: true })
    await writeFile(sewnFile(id), file)
  }
  await writePack(design.id, Object.keys(design.looks))
  return [...files].map(([id, file]): [string, number] => [id, file.length])
}
