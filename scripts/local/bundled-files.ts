import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './paths.ts'

/** The project's static files as the Worker's ASSETS would answer them, for scripts without a Worker. */
export const bundledFiles = {
  async fetch(input: RequestInfo | URL) {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    try {
      return new Response(await readFile(join(root, 'public', pathname)))
    } catch {
      return new Response(null, { status: 404 })
    }
  },
}
