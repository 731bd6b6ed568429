// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Developed, Drift, Look } from '@cabine/engine'
import type { Answer, Question } from '@cabine/engine'
import { tryOnView } from '#client/testing/try-on-views.ts'
import type { TryOnView } from '#shared/try-on-job.ts'
import { followCloud } from './cloud-run.ts'

/** What the browser was made to do, in order. */
let done: string[]
/** What the service does not put on. */
let leftOut: TryOnView['leftOut']
/** The pieces of each look and each comparison. */
let worn: string[][]
let tell: (view: Partial<TryOnView>) => void
/** What the engine finds in the next photographs; the look of her device, or a refusal. */
let drifts: Drift[][]
let canDraw: boolean
/** How the server answers the report that a photograph is not like her. */
let afterDrift: TryOnView['status'][]

class FakeSocket extends EventTarget {
  static OPEN = 1
  readyState = 1
  constructor() {
    super()
    tell = (job) =>
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ type: 'try_on', job }) }))
  }
  send() {}
  close() {}
}

const jpeg = (name: string) => new Blob([name], { type: 'image/jpeg' })

function resultOf(ask: string): Look | Developed | undefined {
  if (ask === 'tryOn')
    return {
      picture: jpeg('device'),
      width: 800,
      height: 1200,
      confidence: 0.9,
      warnings: [],
      layering: null,
      adjustable: [],
      handles: [],
    } as unknown as Look
  if (ask === 'develop')
    return {
      picture: jpeg('developed'),
      width: 800,
      height: 1200,
      drifts: drifts.shift() ?? [],
      measures: {},
      timings: {},
    }
  return undefined
}

class FakeEngine {
  onmessage: ((event: { data: Answer }) => void) | null = null
  postMessage({ ask, ...rest }: Question) {
    done.push(`engine: ${ask}`)
    if ('pieces' in rest) worn.push(rest.pieces.map(({ category }) => category))
    if (ask === 'cancel' || !('id' in rest)) return
    const { id } = rest
    const data: Answer =
      ask === 'tryOn' && !canDraw
        ? { id, say: 'refused', code: 'seated', message: '' }
        : { id, say: 'done', result: resultOf(ask) }
    queueMicrotask(() => this.onmessage?.({ data }))
  }
  terminate() {}
}

const nothing = tryOnView()
const completed = (output = '/api/photos/users/a/try-on/one.jpg') => ({
  ...nothing,
  status: 'completed' as const,
  output: [output],
  photographer: 'google' as const,
  leftOut,
})

/** The server's answer to a call with a body. */
function answerTo(path: string, sent: { success?: boolean; failure?: string; judged?: string }) {
  if (path.includes('/draft/')) return null
  if (sent.success) return completed('/api/photos/users/a/try-on/one-developed.jpg')
  if (sent.failure === 'declined') return { ...nothing, status: 'failed', error: 'drifted' }
  const status = afterDrift.shift() ?? 'completed'
  return status === 'completed' ? completed(sent.judged) : { ...nothing, status }
}

beforeEach(() => {
  done = []
  worn = []
  leftOut = []
  drifts = []
  canDraw = true
  afterDrift = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('Worker', FakeEngine)
  vi.stubGlobal('OffscreenCanvas', function OffscreenCanvas() {})
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 1200 }))
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:look')
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as object) : null
    done.push(body ? `${path} ${Object.keys(body).join()}` : path)
    if (!body) return new Response('picture', { headers: { 'content-type': 'image/jpeg' } })
    const answer = answerTo(path, body)
    return answer ? Response.json(answer) : new Response(null, { status: 204 })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const inputs = {
  photo: { blob: jpeg('her'), width: 800, height: 1200 },
  outfit: { pieces: [{ image: null, category: 'tops' }] } as unknown as Parameters<
    typeof followCloud
  >[1]['outfit'],
  custom: jpeg('shirt'),
  isSharper: false,
  owner: null,
}

const withShoes = {
  ...inputs,
  custom: null,
  outfit: {
    pieces: [
      { image: '/samples/tee.webp', category: 'tops' },
      { image: '/samples/flats.webp', category: 'shoes' },
    ],
  } as unknown as typeof inputs.outfit,
}

const follow = () => followCloud('0-a', inputs, new AbortController().signal)
const drawn = () => expect.poll(() => done.some((one) => one.includes('/draft/'))).toBe(true)

describe('a photograph is compared with her before it is hers', () => {
  test('her device’s look comes first and is the draft; what was taken of the photograph replaces it', async () => {
    const look = follow()
    await drawn()
    tell(completed())
    expect(await look).toMatchObject({
      provider: 'cloud',
      accountUrl: '/api/photos/users/a/try-on/one-developed.jpg',
      photograph: { is: 'hers', by: 'google', hasBlend: true },
      deviceLook: { width: 800 },
    })
    expect(done).toEqual([
      'engine: tryOn',
      'engine: expectPhotograph',
      '/api/fashn/draft/0-a picture',
      '/api/photos/users/a/try-on/one.jpg',
      'engine: develop',
      '/api/fashn/result/0-a success,digest,width,height,confidence,picture,judged',
    ])
  })

  test('one without her shoes is compared with a look without them, and says so', async () => {
    leftOut = ['shoes']
    const look = followCloud('0-a', withShoes, new AbortController().signal)
    await drawn()
    tell(completed())
    expect(await look).toMatchObject({ photograph: { is: 'hers', isWithoutExtras: true } })
    expect(worn).toEqual([['tops', 'shoes'], ['tops'], ['tops']])
  })

  test('one that is not like her is made again', async () => {
    drifts = [['outline'], []]
    afterDrift = ['starting']
    const look = follow()
    await drawn()
    tell(completed())
    await expect.poll(() => done.some((one) => one.includes('success,failure,judged'))).toBe(true)
    tell(completed('/api/photos/users/a/try-on/two.jpg'))
    expect(await look).toMatchObject({ photograph: { is: 'hers' } })
    expect(done.filter((one) => one === 'engine: develop')).toHaveLength(2)
  })

  test('twice not like her: she is asked, and told what has changed', async () => {
    drifts = [['outline', 'colour']]
    const look = follow()
    await drawn()
    tell(completed())
    expect(await look).toMatchObject({
      photograph: {
        is: 'doubtful',
        drifts: ['outline', 'colour'],
        judged: '/api/photos/users/a/try-on/one.jpg',
      },
      deviceLook: {},
    })
  })

  test('a photo that her device cannot read: the picture as it came, and said so', async () => {
    canDraw = false
    vi.stubGlobal('OffscreenCanvas', undefined)
    const look = follow()
    tell(completed())
    expect(await look).toMatchObject({ photograph: { is: 'hers', hasBlend: false } })
  })
})

describe('no photograph', () => {
  const failed = { ...nothing, status: 'failed' as const, error: 'start_failed' as const }

  test.each([
    ['the line is full', { noPhotograph: 'line_full' }, { reason: 'line_full', later: 'possible' }],
    ['the budget is spent', { noPhotograph: 'budget_spent' }, { reason: 'budget_spent', later: 'possible' }],
    ['every service is down', { noPhotograph: 'unavailable' }, { reason: 'unavailable', later: 'possible' }],
    ['her share is used up', { noPhotograph: 'over_share' }, { reason: 'over_share', later: 'impossible' }],
    ['it failed', { error: 'processing_failed' }, { reason: 'failed', later: 'impossible' }],
    ['it was not her', { error: 'drifted' }, { reason: 'not_her', later: 'impossible' }],
  ] satisfies [string, Partial<TryOnView>, object][])(
    '%s: her device’s look, and why',
    async (_, view, missing) => {
      const look = follow()
      await drawn()
      tell({ ...failed, ...view })
      expect(await look).toMatchObject({
        provider: 'device',
        accountUrl: null,
        confidence: 0.9,
        photograph: { is: 'missing', ...missing },
      })
    },
  )

  test('where her device makes no look either, it is a failure with its sentence', async () => {
    canDraw = false
    const look = follow()
    const caught = look.catch((error: unknown) => error)
    await drawn()
    tell(failed)
    expect(await caught).toMatchObject({ failure: { kind: 'sentence', key: 'start_failed' } })
  })
})
