import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../local/paths.ts'

/** The sites of the browser tests, newly built and seeded, with password hashes at full cost. */
export async function openSites() {
  const sites = fork(join(root, 'e2e/server.ts'), ['--full-passwords'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(sites, 'exit')
  await Promise.race([
    once(sites, 'message'),
    ended.then(() => {
      throw new Error('the sites did not open')
    }),
  ])
  return {
    async close() {
      sites.kill()
      await ended
    },
  }
}
