import type { CDPSession, Page } from '@playwright/test'
import * as v from 'valibot'

const heap = v.object({ usedSize: v.number(), backingStorageSize: v.number() })
const answer = v.object({ id: v.optional(v.number()), result: v.optional(v.unknown()) })

/** Megabytes that a page and its workers hold once the garbage is gone, with the arrays outside of their heaps. */
export async function heldMegabytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const workers: string[] = []
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') workers.push(sessionId)
  })
  // The answer comes only after every existing worker was announced.
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })
  const ask = askOf(session)
  await session.send('HeapProfiler.collectGarbage')
  const heaps: unknown[] = [await session.send('Runtime.getHeapUsage')]
  for (const worker of workers) {
    await ask(worker, 'HeapProfiler.collectGarbage')
    heaps.push(await ask(worker, 'Runtime.getHeapUsage'))
  }
  await session.detach()
  const bytes = v
    .parse(v.array(heap), heaps)
    .map(({ usedSize, backingStorageSize }) => usedSize + backingStorageSize)
  return Math.round(bytes.reduce((sum, one) => sum + one, 0) / 2 ** 20)
}

/** Workers are asked through their page. */
function askOf(session: CDPSession) {
  let last = 0
  return (sessionId: string, method: string) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++last
      const listen = ({ message }: { message: string }) => {
        const told = v.parse(answer, JSON.parse(message))
        if (told.id !== id) return
        session.off('Target.receivedMessageFromTarget', listen)
        resolve(told.result)
      }
      session.on('Target.receivedMessageFromTarget', listen)
      session
        .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
        .catch(reject)
    })
}
