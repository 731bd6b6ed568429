import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from '../../scripts/local/paths.ts'

/** Left out of a copy: large, or not of the sources. */
const leftOut = new Set(['.git', '.wrangler', 'node_modules', 'dist', 'test-results'])

/** Copies the project to a folder in which sources may be spoiled; libraries are shared. Returns the folder. */
export function copyProject() {
  const copy = mkdtempSync(join(tmpdir(), 'cabine-mutants-'))
  const isWanted = (path: string) => !leftOut.has(relative(root, path).split('/')[0] ?? '')
  cpSync(root, copy, { recursive: true, filter: isWanted })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}
