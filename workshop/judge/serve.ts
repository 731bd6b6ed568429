import { join, resolve } from 'node:path'
import { createServer } from 'vite'
import { engineAssets } from '@cabine/engine/vite'
import { serveFiles } from '../../scripts/engine-harness/browser-harness.ts'

export const root = resolve(import.meta.dirname, '../..')

/** Serves a tree's pages with its engine, and the files on the list by their number. */
export async function serve(tree: string, files: string[]) {
  const server = await createServer({
    configFile: false,
    root: join(tree, 'workshop/judge/page'),
    logLevel: 'error',
    cacheDir: join(root, 'node_modules/.vite-judge'),
    resolve: {
      alias: [
        { find: /^@cabine\/(engine|models)\/(.*)/, replacement: `${tree}/packages/$1/src/$2` },
        { find: /^@cabine\/(engine|models)$/, replacement: `${tree}/packages/$1/src/index.ts` },
      ],
    },
    plugins: [engineAssets(), serveFiles(files)],
    server: { port: 0, host: '127.0.0.1', fs: { allow: [root, tree] }, watch: null, hmr: false },
  })
  await server.listen()
  return { address: server.resolvedUrls!.local[0], close: () => server.close() }
}
