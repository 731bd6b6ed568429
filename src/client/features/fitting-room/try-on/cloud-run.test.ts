// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TryOnView } from '#shared/try-on-job.ts'
import { followCloud } from './cloud-run.ts'

/** What the browser was made to do, in order. */
let done: string[]
let tell: (view: Partial<TryOnView>) => void

class FakeSocket extends EventTarget {
  static OPEN = 1
  readyState = 1
  constructor() {
    super()
    tell = (job) => {
      done.push('told')
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ type: 'try_on', job }) }))
    }
  }
  send() {}
  close() {}
}

/** An engine that is never done. */
class BusyWorker {
  postMessage({ ask }: { ask: string }) {
    done.push(`engine: ${ask}`)
  }
}

beforeEach(() => {
  done = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('Worker', BusyWorker)
  vi.stubGlobal('OffscreenCanvas', function OffscreenCanvas() {})
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 1200 }))
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:look')
  vi.stubGlobal('fetch', async (path: string) => {
    done.push(path)
    return new Response('picture', { headers: { 'content-type': 'image/jpeg' } })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const inputs = {
  photo: { blob: new Blob(['her']), width: 800, height: 1200 },
  outfit: { pieces: [{ image: null, category: 'tops' }] } as unknown as Parameters<
    typeof followCloud
  >[1]['outfit'],
  custom: new Blob(['shirt']),
  isSharper: false,
  owner: null,
}

test('once the picture is told the preview makes way for it: nothing else is reckoned while it comes', async () => {
  const look = followCloud('0-a', inputs, new AbortController().signal)
  await expect.poll(() => done).toEqual(['engine: tryOn'])
  tell({ predictionId: '0-a', status: 'completed', output: ['/api/photos/look.jpg'] })
  expect(await look).toMatchObject({ accountUrl: '/api/photos/look.jpg', width: 800, provider: 'cloud' })
  expect(done).toEqual(['engine: tryOn', 'told', 'engine: cancel', '/api/photos/look.jpg'])
})
