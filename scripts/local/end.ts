import { existsSync, readFileSync } from 'node:fs'

/** A browser may keep a connection open for long; the server waits no longer than this. */
const closeMs = 1_500

/** Finds workerd, which a server leaves behind unless it is ended by its terminal. Read from Linux. */
function childProcesses() {
  const list = `/proc/${process.pid}/task/${process.pid}/children`
  return existsSync(list) ? readFileSync(list, 'utf8').trim().split(' ').filter(Boolean).map(Number) : []
}

/** Ends this process and its children on a signal. */
export function endOnSignal(close: () => Promise<unknown>) {
  const end = () => {
    for (const pid of childProcesses()) {
      try {
        process.kill(pid)
      } catch {
        // It has ended already.
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
