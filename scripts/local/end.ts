import { existsSync, readFileSync } from 'node:fs'

/** An open connection keeps a server for as long as its browser likes; nobody waits longer than this. */
const closeMs = 1_500

/** workerd, which a server leaves behind when it ends by anything but its terminal. Told by Linux alone. */
function childProcesses() {
  const list = `/proc/${process.pid}/task/${process.pid}/children`
  return existsSync(list) ? readFileSync(list, 'utf8').trim().split(' ').filter(Boolean).map(Number) : []
}

/** Ends this process and what it started, once it is told to. */
export function endWhenTold(close: () => Promise<unknown>) {
  const end = () => {
    for (const pid of childProcesses()) {
      try {
        process.kill(pid)
      } catch {
        // It was quicker.
      }
    }
    process.exit(0)
  }
  const finish = () => {
    setTimeout(end, closeMs)
    void close().finally(end)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, finish)
  process.once('disconnect', finish)
}
