import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { stateOf, type Address } from './addresses.ts'

type Differences = {
  vars?: Record<string, string>
  /** Starts with the state that the last site left. */
  keep?: boolean
}

/** A site in a process that a test can kill at once, like a machine that loses its power. */
export async function openKillableSite({ port, address }: Address, { vars = {}, keep }: Differences = {}) {
  const settings = { PORT: String(port), SITE_VARS: JSON.stringify(vars), SITE_KEEP: keep ? 'yes' : '' }
  const env = { ...process.env, ...settings }
  // A separate process group: killing the server alone would leave workerd behind.
  const site = fork(join(import.meta.dirname, 'killable-process.ts'), { env, detached: true })
  const gone = once(site, 'exit')
  await Promise.race([
    once(site, 'message'),
    gone.then(() => Promise.reject(new Error('the site does not start'))),
  ])
  // The first answer is slow, so it is waited for here and not in the test.
  await fetch(`${address}/api/app-state`)
  return {
    /** Resolves as soon as this many more pictures are in its bucket, whether or not a page knows of them. */
    whenStored(more: number) {
      const pictures = join(stateOf(port), 'v3/r2/cabine-catalogue/blobs')
      const count = () => readdirSync(pictures).length
      const before = count()
      return new Promise<void>((resolve) => {
        const watcher = watch(pictures, () => {
          if (count() < before + more) return
          watcher.close()
          resolve()
        })
      })
    },
    async kill() {
      if (site.pid && site.exitCode === null && site.signalCode === null) process.kill(-site.pid, 'SIGKILL')
      await gone
    },
  }
}
