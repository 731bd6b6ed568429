import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')
/** Where workerd keeps D1, R2, KV and Durable Objects on this machine, unless a caller has its own place. */
export const defaultState = join(root, '.wrangler/state')
export const builtWorker = join(root, 'dist/cabine')
export const builtFiles = join(root, 'dist/client')
