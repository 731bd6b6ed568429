// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EngineRefusal, type Adjustable, type Look, type Wearing } from '@cabine/engine'
import type { Outfit } from '../outfit.ts'
import { openEngine } from '#client/lib/engine-session.ts'
import { reportOf } from '../try-on/render-on-device.ts'
import { createAdjuster } from './adjuster.ts'
import { asItComes } from '@cabine/engine'
import { type LookReport } from './look-settings.ts'
import { firstIn } from '#shared/testing/first.ts'

const adjustable: Adjustable = {
  size: true,
  tuck: true,
  length: true,
  sleeves: true,
  front: null,
  slide: false,
  isPictured: false,
}
const outfit = { pieces: [{ image: '', category: 'tops' }] } as unknown as Outfit
const inputs = {
  photo: { blob: new Blob(['her']), width: 800, height: 1200 },
  outfit,
  custom: new Blob(['top']),
  isSharper: false,
  owner: null,
}

type Shown = LookReport & { url: string }
const first: Shown = {
  url: 'blob:first',
  confidence: 1,
  warnings: [],
  layering: null,
  worn: [{ key: 'top', wearing: asItComes, adjustable }],
}

/** How the piece was worn in what was sketched and made, in order, and what was refused. */
let sketched: Wearing[]
let made: Wearing[]
let refused: unknown[]
let sketching: PromiseWithResolvers<void> | null

const wearingOf = (pieces: { wearing?: Partial<Wearing> }[]) => ({ ...asItComes, ...firstIn(pieces).wearing })

function start() {
  const adjuster = createAdjuster<Shown>({
    finish: (rendered) => ({ ...reportOf(rendered), url: `blob:${made.length}` }),
    show: () => true,
    refuse: (error) => refused.push(error),
  })
  adjuster.begin(inputs, first)
  const shown = () => adjuster.store.getState().look?.worn[0]?.wearing
  const set = () => adjuster.store.getState().settings.pieces[0]
  return { ...adjuster, shown, set }
}

beforeEach(() => {
  ;[sketched, made, refused, sketching] = [[], [], [], null]
  vi.spyOn(openEngine(), 'preview').mockImplementation(async ({ pieces }) => {
    sketched.push(wearingOf(pieces))
    await sketching?.promise
    return { width: 2, height: 3, close() {} }
  })
  vi.spyOn(openEngine(), 'tryOn').mockImplementation(async ({ pieces, signal }) => {
    const wearing = wearingOf(pieces)
    made.push(wearing)
    if (wearing.length < 0) throw new EngineRefusal('warp_doubtful')
    signal?.throwIfAborted()
    const look = { picture: new Blob(), width: 800, height: 1200, confidence: 1, signals: {}, timings: {} }
    const handles = [{ hem: null, cuff: null, neck: null }]
    return { ...look, warnings: [], layering: null, adjustable: [adjustable], handles } satisfies Look
  })
})

afterEach(() => vi.restoreAllMocks())

test('while she holds a control only the latest is sketched, one at a time, and the look is made when she lets go', async () => {
  const { hold, setWearing, shown } = start()
  sketching = Promise.withResolvers()
  hold()
  for (const length of [0.02, 0.04, 0.06, 0.08]) setWearing(0, { length }, 'length')
  await expect.poll(() => sketched.length).toBe(1)
  for (const length of [0.1, 0.12]) setWearing(0, { length }, 'length')
  expect(sketched).toEqual([{ ...asItComes, length: 0.02 }])
  sketching.resolve()
  await expect.poll(() => sketched.length).toBe(2)
  expect(sketched[1]?.length).toBe(0.12)
  expect(made).toEqual([])
  dispatchEvent(new Event('pointerup'))
  await expect.poll(shown).toEqual({ ...asItComes, length: 0.12 })
  expect(made).toHaveLength(1)
})

test('presses that follow each other fast are made as the last of them, and taken back one by one', async () => {
  const { setWearing, shown, undo } = start()
  setWearing(0, { size: 1 })
  setWearing(0, { size: 2 })
  await expect.poll(shown).toEqual({ ...asItComes, size: 2 })
  expect(made).toHaveLength(1)
  undo()
  await expect.poll(shown).toEqual({ ...asItComes, size: 1 })
  undo()
  await expect.poll(shown).toEqual(asItComes)
  undo()
  // What was shown first was not made again.
  expect(made.map(({ size }) => size)).toEqual([2, 1])
})

test('a slider moved from one end to the other is one change, whether it is dragged or moved by keys', async () => {
  const { setWearing, shown, set, undo } = start()
  setWearing(0, { size: 1 })
  for (const sleeves of [0.1, 0.2, 0.3]) setWearing(0, { sleeves }, 'sleeves')
  for (const length of [0.02, 0.04]) setWearing(0, { length }, 'length')
  await expect.poll(shown).toEqual({ ...asItComes, size: 1, sleeves: 0.3, length: 0.04 })
  undo()
  expect(set()).toEqual({ ...asItComes, size: 1, sleeves: 0.3 })
  undo()
  expect(set()).toEqual({ ...asItComes, size: 1 })
  undo()
  await expect.poll(shown).toEqual(asItComes)
})

test('as it comes is a change, too, and can be taken back', async () => {
  const { setWearing, wearAsItComes, shown, undo } = start()
  setWearing(0, { size: 1, tuck: 'half' })
  await expect.poll(shown).toEqual({ ...asItComes, size: 1, tuck: 'half' })
  wearAsItComes(0)
  await expect.poll(shown).toEqual(asItComes)
  undo()
  await expect.poll(shown).toEqual({ ...asItComes, size: 1, tuck: 'half' })
})

test('what is refused is said, and set no more; a sketch that fails says nothing', async () => {
  const { setWearing, set, store } = start()
  vi.spyOn(openEngine(), 'preview').mockRejectedValue(new Error('no sketch'))
  setWearing(0, { size: 1 })
  await expect.poll(() => store.getState().isMaking).toBe(false)
  setWearing(0, { tuck: 'half' })
  setWearing(0, { length: -0.2 }, 'length')
  await expect.poll(() => refused).toHaveLength(1)
  expect(set()).toEqual({ ...asItComes, size: 1 })
  expect(store.getState().past).toHaveLength(1)
})

test('a look that is left is not changed any more', async () => {
  const { setWearing, end, store } = start()
  setWearing(0, { size: 1 })
  end()
  setWearing(0, { size: 2 })
  expect(store.getState()).toMatchObject({ look: null, past: [], isMaking: false })
  expect(made).toEqual([])
})
