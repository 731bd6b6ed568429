import { join } from 'node:path'
import { unstable_readConfig as readConfig } from 'wrangler'
import type { PhotographEnv } from '#worker/try-on/providers/pools.ts'
import { readVars } from '../catalogue/operator-vars.ts'
import { root } from '../local/paths.ts'

/** The defaults of wrangler.toml, and over them what the operator set on this machine. */
export function photographVars(): PhotographEnv {
  const { vars } = readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true })
  return { ...vars, ...readVars() }
}
