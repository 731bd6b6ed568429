import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PhotoCheck } from '@cabine/engine'
import { loadMessages } from '#client/i18n/messages.ts'
import { readAgeDoubt } from '../age-doubt.ts'
import { useToasts } from '#client/ui/toasts/toast-store.ts'
import { readPhotoState } from '../photo-store.ts'
import { cutShownPhoto, movePhoto, openOnServer, takePhoto } from './photo-actions.ts'

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
/** The server opens HEIC photos. */
let opens = true
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
      if (this.#name === 'compress')
        this.#listener?.({
          data:
            picture.type === 'image/heic'
              ? { failure: 'heic_unsupported' }
              : { blob: picture, width: 2, height: 3 },
        })
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
  opens = true
  useToasts.setState({ toasts: [] })
  stored = null
  vi.stubGlobal('Worker', QuickWorker)
  vi.stubGlobal('OffscreenCanvas', function OffscreenCanvas() {})
  vi.stubGlobal('createImageBitmap', async () => ({ width: 2, height: 3, close: () => undefined }))
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${url}`)
    if (url === '/api/decode-photo')
      return opens ? new Response(picture()) : Response.json({ error: 'too_many_attempts' }, { status: 429 })
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

describe('a photo that she turns and cuts', () => {
  /** What was drawn last: the canvas, and where the picture lies in it. */
  let drawn: { width: number; height: number; middle?: number[]; turned?: number } | undefined

  class Canvas {
    constructor(width: number, height: number) {
      drawn = { width, height }
    }
    getContext() {
      return {
        translate: (x: number, y: number) => Object.assign(drawn ?? {}, { middle: [x, y] }),
        rotate: (turned: number) => Object.assign(drawn ?? {}, { turned }),
        drawImage: () => undefined,
      }
    }
    convertToBlob = async () => new Blob(['cut'], { type: 'image/jpeg' })
  }

  test('is cut from the file as it came, looked at anew, and kept where she chose', async () => {
    await takePhoto(picture(), owner)
    vi.stubGlobal('OffscreenCanvas', Canvas)
    vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => undefined }))
    calls = []
    const box = { left: 0.5, top: 0, width: 0.5, height: 1 }
    await cutShownPhoto({ turn: 1, box }, owner)
    // Turned, the picture is 3000 wide and 4000 high, and its right half is taken.
    expect(drawn).toEqual({ width: 1500, height: 4000, middle: [0, 2000], turned: Math.PI / 2 })
    expect(await readPhotoState().photo?.source?.text()).toBe('cut')
    expect(uploads()).toEqual(['POST /api/photos/selfie', 'POST /api/save-profile-photo'])
  })

  test('and that cannot be read again stays as it is, and she is told', async () => {
    await takePhoto(picture(), owner)
    const { photo } = readPhotoState()
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('gone')))
    await cutShownPhoto({ turn: 2, box: { left: 0, top: 0, width: 1, height: 1 } }, owner)
    expect(readPhotoState()).toMatchObject({ photo, status: 'ready', problem: 'unreadable' })
  })
})

describe('a HEIC photo that this browser cannot open', () => {
  const heic = () => new Blob(['heic'], { type: 'image/heic' })
  const onDevice = { userId: '0-b', storage: 'device' } as const

  test('stays on this device until she asks to have it converted', async () => {
    await takePhoto(heic(), onDevice)
    expect(calls).toEqual([])
    expect(readPhotoState().problem).toBe('heic_unsupported')
    await openOnServer(onDevice)
    expect(calls).toEqual(['POST /api/decode-photo'])
    expect(readPhotoState()).toMatchObject({ problem: null, check: good, photo: { address: null } })
  })

  test('is converted at once for whoever keeps her photos in her account', async () => {
    await takePhoto(heic(), owner)
    expect(calls[0]).toBe('POST /api/decode-photo')
    expect(readPhotoState().photo?.address).toBe(inAccount)
  })

  test('and that the server puts off can be sent again', async () => {
    opens = false
    await takePhoto(heic(), onDevice)
    await openOnServer(onDevice)
    expect(readPhotoState().problem).toBe('heic_unsupported')
    opens = true
    await openOnServer(onDevice)
    expect(readPhotoState().problem).toBeNull()
  })

  test('is forgotten with the next photo', async () => {
    await takePhoto(heic(), onDevice)
    await takePhoto(picture(), onDevice)
    calls = []
    await openOnServer(onDevice)
    expect(calls).toEqual([])
  })
})
