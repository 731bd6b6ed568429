import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')
/** Where workerd keeps D1, R2, KV and Durable Objects on this machine; CABINE_STATE names another folder. */
export const localState = process.env.CABINE_STATE ?? join(root, '.wrangler/state')

/**
 * Each local server has a build of its own, because another command may build, or `dist` be deployed, while it runs.
 */
export const buildFor = (command: string, port: number) => join(root, `.wrangler/builds/${command}-${port}`)
export const deployedBuild = join(root, 'dist')

export const workerOf = (build: string) => join(build, 'cabine')
export const filesOf = (build: string) => join(build, 'client')
