import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PhotoCheck } from '@cabine/engine'
import { loadMessages } from '#client/i18n/messages.ts'
import { readAgeDoubt } from '../age-doubt.ts'
import { useToasts } from '#client/ui/toasts/toast-store.ts'
import { readPhotoState } from '../photo-store.ts'
import { movePhoto, takePhoto } from './photo-actions.ts'

const inAccount = '/api/photos/users/0-a/selfie/selfie_1_a.jpg'
const good: PhotoCheck = {
  verdict: 'good',
  advice: [],
  width: 2,
  height: 3,
  against: {},
  mayBeChild: false,
}
const bare: PhotoCheck = { ...good, verdict: 'refused', advice: ['bare'] }

/** What the engine says of every photo; null where it fails. */
let says: PhotoCheck | null = good
let calls: string[] = []
/** Her photo there before. */
let stored: string | null = null

/** Both workers of the page: one encodes a picture anew, the other is the engine. */
class QuickWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly #name: string
  #listener: ((event: { data: unknown }) => void) | null = null

  constructor(_: URL, { name }: { name: string }) {
    this.#name = name
  }
  addEventListener(kind: string, listener: (event: { data: unknown }) => void) {
    if (kind === 'message') this.#listener = listener
  }
  postMessage(question: { id: number; ask: string; picture: Blob }) {
    const { id, ask, picture } = question
    queueMicrotask(() => {
      if (this.#name === 'compress') this.#listener?.({ data: { blob: picture, width: 2, height: 3 } })
      else if (ask === 'checkPhoto' && says === null)
        this.onmessage?.({ data: { id, say: 'failed', message: 'no memory' } })
      else this.onmessage?.({ data: { id, say: 'done', result: ask === 'checkPhoto' ? says : undefined } })
    })
  }
  terminate() {}
}

beforeAll(() => loadMessages('photo-notes', 'photo-choices'))

beforeEach(() => {
  says = good
  calls = []
  useToasts.setState({ toasts: [] })
  stored = null
  vi.stubGlobal('Worker', QuickWorker)
  vi.stubGlobal('OffscreenCanvas', function OffscreenCanvas() {})
  vi.stubGlobal('createImageBitmap', async () => ({ width: 2, height: 3, close: () => undefined }))
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${url}`)
    if (url === inAccount) return new Response(new Blob(['picture'], { type: 'image/jpeg' }))
    const photoUrl = method === 'POST' ? inAccount : stored
    return Response.json({ success: true, url: inAccount, hasPhoto: photoUrl !== null, photoUrl })
  })
})

const uploads = () => calls.filter((call) => call.startsWith('POST'))
const picture = () => new Blob(['picture'], { type: 'image/jpeg' })
const owner = { userId: '0-a', storage: 'account' } as const

describe('a photo that she takes', () => {
  test('goes to her account once it was looked at', async () => {
    await takePhoto(picture(), owner)
    expect(uploads()).toEqual(['POST /api/photos/selfie', 'POST /api/save-profile-photo'])
    expect(readPhotoState().photo?.address).toBe(inAccount)
  })

  test('and that is bare goes nowhere, and she is told', async () => {
    says = bare
    await takePhoto(picture(), owner)
    expect(calls).toEqual([])
    expect(readPhotoState().check).toEqual(bare)
  })

  test('is celebrated, unless it was just said that it cannot be dressed', async () => {
    await takePhoto(picture(), { userId: '0-b', storage: 'device' })
    const { toasts } = useToasts.getState()
    useToasts.setState({ toasts: [] })
    says = { ...good, verdict: 'refused', advice: ['turned'] }
    await takePhoto(picture(), owner)
    expect(uploads()).toHaveLength(2)
    expect([toasts.length, useToasts.getState().toasts]).toEqual([1, []])
  })

  test('and that nobody could look at stays on this device', async () => {
    says = null
    await takePhoto(picture(), owner)
    expect(calls).toEqual([])
    expect(readPhotoState()).toMatchObject({ check: 'unavailable', photo: { address: null } })
  })

  test.each([
    ['yes', true, 2],
    ['no', false, 0],
  ])('and that may show a child is asked about once more: %s', async (_, isAdult, sent) => {
    says = { ...good, mayBeChild: true }
    const taken = takePhoto(picture(), owner)
    await expect.poll(readAgeDoubt).not.toBeNull()
    expect(calls).toEqual([])
    readAgeDoubt()?.(isAdult)
    await taken
    expect(uploads()).toHaveLength(sent)
    expect(readPhotoState().photo !== null).toBe(isAdult)
  })
})

test('a browser that can keep nothing leaves her photo in the account', async () => {
  stored = inAccount
  await expect(movePhoto({ userId: '0-a', storage: 'device' }, 'device')).rejects.toThrow('no room')
  expect(calls).toEqual(['GET /api/profile-photo', `GET ${inAccount}`])
})
