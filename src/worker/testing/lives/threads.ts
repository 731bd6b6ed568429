import { Worker } from 'node:worker_threads'
import type { Order, Report } from './thread.ts'

/** As many as CI has cores. */
const threadCount = 2

/** Plays worlds on two threads of plain Node. `isEnough` is asked after each whether to go on. */
export async function playAll(
  orders: Iterable<Order>,
  isEnough: (reports: Report[]) => boolean = () => false,
) {
  const left = orders[Symbol.iterator]()
  const reports: Report[] = []
  async function work() {
    const worker = new Worker(new URL('thread.ts', import.meta.url), { execArgv: ['--no-warnings'] })
    try {
      while (!isEnough(reports)) {
        const next = left.next()
        if (next.done) break
        reports.push(
          await new Promise<Report>((resolve, reject) => {
            worker.removeAllListeners().once('message', resolve).once('error', reject)
            worker.postMessage(next.value)
          }),
        )
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: threadCount }, work))
  return reports
}
