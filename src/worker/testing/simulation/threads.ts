import { Worker } from 'node:worker_threads'
import type { Order, Report } from './simulation.ts'

const startThread = (name: string) =>
  new Worker(new URL('thread.ts', import.meta.url), { execArgv: ['--no-warnings'], workerData: { name } })

/**
 * `count` threads of plain Node, each of which runs one world of a simulation at a time. They are kept, because a new thread takes
 * three times as long for a world as one that has run a few.
 */
export function openThreads(name: string, count: number) {
  const idle: Worker[] = Array.from({ length: count }, () => startThread(name))
  const waiting: ((thread: Worker) => void)[] = []
  const giveBack = (thread: Worker) => {
    const next = waiting.shift()
    if (next) next(thread)
    else idle.push(thread)
  }

  async function play(order: Order) {
    const thread = idle.pop() ?? (await new Promise<Worker>((resolve) => waiting.push(resolve)))
    const { promise, resolve, reject } = Promise.withResolvers<Report>()
    thread.removeAllListeners().once('message', resolve).once('error', reject)
    thread.postMessage(order)
    try {
      const report = await promise
      giveBack(thread)
      return report
    } catch (error) {
      // The thread ended with its error, and is replaced for the other worlds.
      giveBack(startThread(name))
      throw error
    }
  }

  return {
    count,
    /** Runs that many at once until one has findings, and returns the reports. */
    async playUntilFound(orders: Iterator<Order>, atOnce = 1) {
      const reports: Report[] = []
      const isFound = () => reports.some(({ findings }) => findings.length > 0)
      async function playOn() {
        while (!isFound()) {
          const next = orders.next()
          if (next.done) break
          reports.push(await play(next.value))
        }
      }
      await Promise.all(Array.from({ length: atOnce }, playOn))
      return reports
    },
    close: () => Promise.all(idle.map((thread) => thread.terminate())),
  }
}
