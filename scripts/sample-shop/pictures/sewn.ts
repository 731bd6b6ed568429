import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { joinParts, splitParts } from '@cabine/engine/drapery/sewn-file.ts'
import { root } from '#scripts/local/paths.ts'
import { published } from './kept.ts'

/**
 * The sewn files of the sample shop as they are kept: all colourways of a cut in one pack, since they are of one shape. A browser is
 * sent each alone, its numbers packed with gzip; here they are not, so that one packing finds what the colourways have in common.
 */
const packs = join(root, 'scripts/sample-shop/data/sewn')
export const sewnFile = (id: string) => join(published, 'garments', id, 'sewn.bin')
export const listPacks = () => globSync('*.br', { cwd: packs }).map((name) => basename(name, '.br'))
export const packFile = (cut: string) => join(packs, `${cut}.br`)

/** Numbers, colours and relief. */
export const partsOfSewn = 3
const contents = v.array(v.string())
const buffer = (bytes: Uint8Array) => Uint8Array.from(bytes).buffer

const readContents = (plain: ArrayBuffer) =>
  v.parse(contents, JSON.parse(Buffer.from(splitParts(plain, 1)[0] ?? []).toString()))

const readPack = (cut: string) => buffer(brotliDecompressSync(readFileSync(packFile(cut))))

/** Writes the sewn files of a pack, and returns them. */
export function unpack(cut: string) {
  const plain = readPack(cut)
  const ids = readContents(plain)
  const [, ...parts] = splitParts(plain, 1 + partsOfSewn * ids.length)
  for (const [at, id] of ids.entries()) {
    const [numbers = new Uint8Array(), ...maps] = parts.slice(partsOfSewn * at, partsOfSewn * (at + 1))
    const file = sewnFile(id)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.${process.pid}`, joinParts([gzipSync(numbers, { level: 9 }), ...maps]))
    renameSync(`${file}.${process.pid}`, file)
  }
  return ids.map(sewnFile)
}
