import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EngineRefusal, type Look, type TryOnInput } from '@cabine/engine'
import type { Outfit } from '../outfit.ts'
import { openEngine } from '#client/lib/engine-session.ts'
import { renderOnDevice } from './render-on-device.ts'
import { asItComes } from '@cabine/engine'
import { forgetVisitorsWearings, keepWearings } from '../adjust/wearing-store.ts'
import { firstIn, nth } from '#shared/testing/first.ts'

const picture = '/samples/garments/white-tee/960.webp'
const sewn = '/samples/garments/white-tee/sewn.bin'
const look: Look = {
  picture: new Blob(['look']),
  width: 800,
  height: 1200,
  confidence: 0.5,
  signals: {},
  warnings: [],
  layering: null,
  adjustable: [
    { size: true, tuck: false, length: true, sleeves: true, front: null, slide: false, isPictured: false },
  ],
  handles: [{ hem: null, cuff: null, neck: null }],
  timings: {},
}

const wearing = asItComes
/** The expected look, its piece worn as it comes and identified by `key`. */
const lookOf = (key: string) => ({
  ...look,
  worn: [{ key, wearing, adjustable: look.adjustable[0], handles: look.handles[0] }],
})

const pictureAnswer = () => new Response('picture', { headers: { 'content-type': 'image/webp' } })
const sewnAnswer = (status = 200) =>
  new Response('sewn piece', { status, headers: { 'content-type': 'application/octet-stream' } })
const pageAnswer = (status: number) =>
  new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html; charset=utf-8' } })

/** Addresses that were fetched, in order, and what the engine was given each time. */
let fetched: string[]
let worn: TryOnInput['pieces'][]

const outfitOf = (pieces: Outfit['pieces']): Outfit => ({
  kind: 'preset',
  id: '1',
  name: 'White tee',
  description: '',
  imageUrl: picture,
  items: [],
  pieces,
  leftOut: [],
})

const render = (piece: Partial<Outfit['pieces'][number]> = {}, custom: Blob | null = null) =>
  renderOnDevice(
    {
      photo: { blob: new Blob(['her']), width: 800, height: 1200 },
      outfit: outfitOf([{ image: picture, category: 'tops', sewn, ...piece }]),
      custom,
      isSharper: false,
      owner: null,
    },
    new AbortController().signal,
  )

function answerSewn(answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address)
    return address === picture ? pictureAnswer() : answer()
  })
}

/** An engine that makes a look of whatever it is given, but for pieces that `refuses` names a reason for. */
function standIn(refuses: (pieces: TryOnInput['pieces']) => EngineRefusal | null = () => null) {
  vi.spyOn(openEngine(), 'tryOn').mockImplementation(async ({ pieces }) => {
    worn.push(pieces)
    const refusal = refuses(pieces)
    if (refusal) throw refusal
    return look
  })
}

beforeEach(() => {
  fetched = []
  worn = []
  answerSewn(() => sewnAnswer())
  standIn()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a piece as it is sewn', () => {
  test('is fetched beside its picture, and both are given to the engine', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    vi.stubGlobal('fetch', async (address: string) => {
      fetched.push(address)
      await promise
      return address === picture ? pictureAnswer() : sewnAnswer()
    })
    const rendered = render()
    await expect.poll(() => fetched).toEqual([picture, sewn])
    resolve()
    expect(await rendered).toEqual(lookOf(sewn))
    const piece = firstIn(firstIn(worn))
    expect(await piece.image.text()).toBe('picture')
    expect(await piece.sewn?.text()).toBe('sewn piece')
  })

  test.each<[name: string, answer: () => Response | Promise<Response>]>([
    ['that is missing', () => pageAnswer(404)],
    ['in whose place the page itself is answered', () => pageAnswer(200)],
    ['that cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['at which the server stumbles', () => sewnAnswer(500)],
  ])('%s is worn as its picture shows it', async (_, answer) => {
    answerSewn(answer)
    expect(await render()).toEqual(lookOf(sewn))
    expect(fetched).toEqual([picture, sewn])
    expect(worn).toEqual([[{ category: 'tops', image: expect.any(Blob), wearing }]])
  })

  test('of another site is not asked for: no page of ours may', async () => {
    await render({ sewn: 'https://cdn.example.com/tee.bin' })
    expect(fetched).toEqual([picture])
    expect(firstIn(firstIn(worn)).sewn).toBeUndefined()
  })

  test('that the engine cannot read is worn as its picture shows it', async () => {
    standIn(([piece]) => (piece?.sewn ? new EngineRefusal('garment_unreadable') : null))
    expect(await render()).toEqual(lookOf(sewn))
    expect(worn.map(([piece]) => Boolean(piece?.sewn))).toEqual([true, false])
    expect(await firstIn(nth(worn, 1)).image.text()).toBe('picture')
  })

  test.each([
    ['a flat picture that cannot be read', { sewn: undefined }, 'garment_unreadable'],
    ['a photo that cannot wear it', {}, 'cropped'],
  ] as const)('%s is refused at once', async (_, piece, code) => {
    standIn(() => new EngineRefusal(code))
    await expect(render(piece)).rejects.toMatchObject({ code })
    expect(worn).toHaveLength(1)
  })

  test('an abort while it comes ends the try-on before the engine is asked', async () => {
    const abort = new AbortController()
    answerSewn(() => {
      abort.abort()
      return Promise.reject(abort.signal.reason)
    })
    const rendered = renderOnDevice(
      {
        photo: { blob: new Blob(['her']), width: 800, height: 1200 },
        outfit: outfitOf([{ image: picture, category: 'tops', sewn }]),
        custom: null,
        isSharper: false,
        owner: null,
      },
      abort.signal,
    )
    await expect(rendered).rejects.toMatchObject({ name: 'AbortError' })
    expect(worn).toEqual([])
  })
})

describe('a piece that she wore otherwise than it comes', () => {
  const larger = { ...asItComes, size: 1 }
  beforeEach(() => keepWearings(null, [{ key: sewn, wearing: larger }]))
  afterEach(() => void forgetVisitorsWearings())

  test('is worn so again', async () => {
    const { worn: told } = await render()
    expect(worn.map(([piece]) => piece?.wearing)).toEqual([larger])
    expect(told).toMatchObject([{ key: sewn, wearing: larger }])
  })

  test('and cannot be worn so on this photo is worn as it comes', async () => {
    standIn(([piece]) => (piece?.wearing?.size ? new EngineRefusal('warp_doubtful') : null))
    const { worn: told } = await render()
    expect(worn.map(([piece]) => piece?.wearing)).toEqual([larger, asItComes])
    expect(told).toMatchObject([{ key: sewn, wearing: asItComes }])
  })
})

test('her own picture is worn as it is, and nothing is fetched', async () => {
  const own = new Blob(['own'])
  await render({ image: '', sewn: undefined }, own)
  expect(fetched).toEqual([])
  expect(worn).toEqual([[{ category: 'tops', image: own, landmarks: undefined, wearing }]])
})
