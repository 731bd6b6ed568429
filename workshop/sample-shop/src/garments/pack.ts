import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib'
import { joinParts, splitParts } from '@cabine/engine/drapery/sewn-file.ts'
import { packFile, partsOfSewn, sewnFile } from '../product.ts'

/** Keeps the sewn files of these garments, which are of one cut, in one pack (scripts/sample-shop/pictures/sewn.ts); those without a file are left out. */
export async function writePack(cut: string, colourways: string[]) {
  const ids = colourways.filter((id) => existsSync(sewnFile(id)))
  const parts = ids.flatMap((id) => {
    const [numbers, ...maps] = splitParts(new Uint8Array(readFileSync(sewnFile(id))).buffer, partsOfSewn)
    return [new Uint8Array(gunzipSync(numbers)), ...maps]
  })
  const plain = joinParts([new TextEncoder().encode(JSON.stringify(ids)), ...parts])
  await mkdir(dirname(packFile(cut)), { recursive: true })
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  writeFileSync(packFile(cut), brotliCompressSync(plain, { params }))
}
