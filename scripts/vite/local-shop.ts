import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** What `wrangler dev` runs before it serves: npm finds the Node that can run it, which the shell's own may not be. */
const prepareCommand = 'npm run --silent cabine -- local'

/**
 * Lets `npx wrangler dev` serve a filled shop: writes a custom build, which makes its tables and imports the sample shop,
 * into the configuration of the built Worker. Cloudflare's plugin leaves out the one of wrangler.toml.
 */
export function localShop(): Plugin {
  return {
    name: 'cabine:local-shop',
    buildApp: {
      order: 'post',
      async handler({ config: { root, build } }) {
        const path = resolve(root, build.outDir, 'cabine/wrangler.json')
        const config = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>
        await writeFile(path, JSON.stringify({ ...config, build: { command: prepareCommand } }))
      },
    },
  }
}
