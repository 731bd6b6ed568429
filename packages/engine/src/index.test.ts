import { beforeEach, expect, test, vi } from 'vitest'
import { createEngine } from './index.ts'
import type { Answer, Question } from './try-on/worker-messages.ts'

/** Each worker that was started, what it was asked, and whether it was ended. */
let workers: Stand[] = []

class Stand {
  onmessage: ((event: { data: Answer }) => void) | null = null
  asked: Question[] = []
  isEnded = false

  constructor() {
    workers.push(this)
  }
  postMessage(question: Question) {
    this.asked.push(question)
  }
  terminate() {
    this.isEnded = true
  }
  fails(at: number) {
    this.onmessage?.({ data: { id: this.asked[at].id, say: 'failed', message: 'out of memory' } })
  }
}

beforeEach(() => {
  workers = []
  vi.stubGlobal('Worker', Stand)
  for (const name of ['OffscreenCanvas', 'createImageBitmap']) vi.stubGlobal(name, () => undefined)
})

test('after a failure that nobody foresaw the next question gets another worker', async () => {
  const engine = createEngine()
  const first = engine.seeClothes(new Blob())
  workers[0].fails(0)
  await expect(first).rejects.toThrow('out of memory')
  expect(workers[0].isEnded).toBe(true)
  void engine.seeClothes(new Blob())
  expect(workers).toHaveLength(2)
})

test('a worker that still owes answers goes on', async () => {
  const engine = createEngine()
  const first = engine.seeClothes(new Blob())
  void engine.seeClothes(new Blob())
  workers[0].fails(0)
  await expect(first).rejects.toThrow('out of memory')
  expect(workers[0].isEnded).toBe(false)
})
