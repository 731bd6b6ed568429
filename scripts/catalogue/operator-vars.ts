import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { OpenEnv } from '#worker/imports/import-step.ts'
import { bundledFiles } from '../local/bundled-files.ts'
import { root } from '../local/paths.ts'

/** The operator's variables on this machine, as the Worker would see them. */
export function readVars(): Record<string, string | undefined> {
  const path = join(root, '.dev.vars')
  const own = existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {}
  return { ...own, ...process.env }
}

/** The part of an import's environment that comes from the configuration instead of from storage. */
export type OperatorVars = Pick<OpenEnv, 'ASSETS' | 'CATALOGUE_FEEDS' | 'SHOPMY_BASE_URL' | 'SHOPMY_API_KEY'>

export function operatorVars(): OperatorVars {
  const vars = readVars()
  return {
    ASSETS: bundledFiles,
    CATALOGUE_FEEDS: vars.CATALOGUE_FEEDS ?? '',
    SHOPMY_BASE_URL: vars.SHOPMY_BASE_URL ?? 'https://api.shopmy.us',
    SHOPMY_API_KEY: vars.SHOPMY_API_KEY,
  }
}
