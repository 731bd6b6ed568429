import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../product.ts'
import type { Design } from './design.ts'
import type { Hung } from './picture.ts'
import { bake } from './sewn.ts'

/** Writes the sewn files of a hung design's colourways beside their pictures; returns their bytes by id. */
export async function writeSewn(design: Design, hung: Hung, ids: string[]) {
  const files = await bake(design, hung, ids)
  return Promise.all(
    [...files].map(async ([id, file]): Promise<[string, number]> => {
      const folder = join(root, 'public/samples/garments', id)
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, 'sewn.bin'), file)
      return [id, file.length]
    }),
  )
}
