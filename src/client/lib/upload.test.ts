import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { upload } from './upload.ts'

const pauseMs = 30_000

/** A network of which the test says when something moves. */
class Network {
  static last: Network
  upload: { onprogress?: () => void } = {}
  onprogress?: () => void
  onload?: () => void
  onerror?: () => void
  onloadend?: () => void
  status = 201
  statusText = 'Created'
  response: unknown = '{"id":"a"}'
  sent: unknown
  headers: Record<string, string> = {}
  isAborted = false
  constructor() {
    Network.last = this
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.isAborted = true
  }
  getAllResponseHeaders = () => 'content-type: application/json\r\nretry-after: 2\r\n'
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', Network)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const send = (signal?: AbortSignal) => {
  const headers = { 'Content-Type': 'application/json' }
  const answer = upload(
    '/api/lookbook',
    { method: 'POST', body: 'picture', headers, ...(signal && { signal }) },
    pauseMs,
  )
  answer.catch(() => undefined)
  return { answer, network: Network.last }
}

test('a slow upload goes on for as long as something moves, and its answer is the server’s', async () => {
  const { answer, network } = send()
  expect(network).toMatchObject({ sent: 'picture', headers: { 'content-type': 'application/json' } })
  for (let minute = 0; minute < 5; minute++) {
    vi.advanceTimersByTime(pauseMs - 1)
    network.upload.onprogress?.()
  }
  network.onload?.()
  network.onloadend?.()
  const got = await answer
  expect([got.status, got.headers.get('content-type'), got.headers.get('retry-after')]).toEqual([
    201,
    'application/json',
    '2',
  ])
  expect(await got.json()).toEqual({ id: 'a' })
})

test('one that stands still has failed, and is not sent on', async () => {
  const { answer, network } = send()
  network.upload.onprogress?.()
  vi.advanceTimersByTime(pauseMs)
  await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(network.isAborted).toBe(true)
})

test('it ends when its page no longer wants it', async () => {
  const ending = new AbortController()
  const { answer, network } = send(ending.signal)
  ending.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  expect(network.isAborted).toBe(true)
})
