import { createStore, type StoreApi } from 'zustand'
import type { Layering, Wearing } from '#client/engine/index.ts'
import type { GarmentCategory } from '#shared/garment-categories.ts'
import { chooseLayering, readLayering } from './layering-store.ts'
import { readPieces, type ReadPiece } from '../try-on/read-pieces.ts'
import { sketchPieces, wearPieces, type Rendered, type RunInputs } from '../try-on/render-on-device.ts'
import { createSketches } from './sketches.ts'
import { asItComes } from '#client/engine/wearing.ts'
import { isAdjustable, isPieceAdjustable, keyOf, type Told, type Way } from './way.ts'
import { keepWearings } from './wearing-store.ts'

export type Adjusting<Shown> = {
  /** The look that she has her hands on; null where there is none that could be made again here. */
  look: Shown | null
  /** What is set; the look follows it. */
  way: Way
  /** What was set before, the latest last. */
  past: Way[]
  /** The look is not yet what is set. */
  isMaking: boolean
  /** A sketch lies over the look. */
  isSketched: boolean
  /** Which piece the controls are of. */
  piece: number
  isOpen: boolean
}

type Page<Shown> = {
  /** What the page shows, from what the engine made and the look in whose place it comes. */
  finish: (rendered: Rendered, former: Shown) => Shown
  /** False where that place is gone: she has begun something else. */
  show: (look: Shown) => boolean
  refuse: (error: unknown) => void
}

type Made = { inputs: RunInputs; signal: AbortSignal; read?: Promise<ReadPiece[]> }

/** Shorter than a look takes by far, longer than from one press to the next. */
const settledMs = 250

const nothing = {
  look: null,
  way: { layering: 'auto', pieces: [] } satisfies Way as Way,
  past: [],
  isMaking: false,
  isSketched: false,
  piece: 0,
  isOpen: false,
}

const wayOf = ({ layering, worn, category }: Told): Way => ({
  category,
  layering: layering ?? readLayering(),
  pieces: worn.map(({ wearing }) => wearing),
})

/** As the controls know it, of whatever page. */
export type Adjuster = Omit<ReturnType<typeof createAdjuster<Told & { url: string }>>, 'begin'>

/**
 * Her hands on a look that is shown: what she sets is sketched while she moves, and made when she rests. It happens on this
 * device; the server is told nothing: it is the same try-on, counted once.
 */
export function createAdjuster<Shown extends Told & { url: string }>(page: Page<Shown>) {
  const store = createStore<Adjusting<Shown>>(() => nothing)
  const { getState: get, setState: set } = store

  let made: Made | undefined
  /** What has been made already: going back costs no time. */
  const looks = new Map<string, Shown>()
  let leaving = new AbortController()
  let making = new AbortController()
  let resting: ReturnType<typeof setTimeout> | undefined
  let isHeld = false
  /** The control that moves: all of its way is one change. */
  let moving: string | null = null

  const isShown = (way: Way) => {
    const { look } = get()
    return look !== null && keyOf(wayOf(look)) === keyOf(way)
  }

  /** Fetched once, also for all of its sketches. */
  async function read(from: Made) {
    const { outfit, custom } = from.inputs
    from.read ??= readPieces(outfit.pieces, custom, from.signal)
    try {
      return await from.read
    } catch (error) {
      from.read = undefined
      throw error
    }
  }

  const sketches = createSketches({
    async sketch(way) {
      const from = made
      if (!from) throw new Error('nothing to sketch')
      return await sketchPieces(from.inputs, await read(from), way, from.signal)
    },
    isWanted: () => made !== undefined && !isShown(get().way),
    onDrawn: () => set({ isSketched: true }),
  })

  function begin(inputs: RunInputs, look: Shown) {
    end()
    if (!isAdjustable(look)) return
    leaving = new AbortController()
    made = { inputs, signal: leaving.signal }
    const way = wayOf(look)
    looks.set(keyOf(way), look)
    set({ look, way, piece: Math.max(0, look.worn.findIndex(isPieceAdjustable)) })
  }

  function end() {
    leaving.abort()
    making.abort()
    clearTimeout(resting)
    sketches.drop()
    made = undefined
    moving = null
    isHeld = false
    for (const { url } of looks.values()) release(url)
    looks.clear()
    set(nothing)
  }

  /** Something else is set: it is sketched, and made as soon as she rests. `control` names one that is slid. */
  function change(next: Way, control: string | null = null) {
    const { look, way, past } = get()
    if (!look || keyOf(next) === keyOf(way)) return
    const goesOn = control !== null && control === moving
    moving = control
    follow(next, goesOn ? past : [...past, way])
  }

  function follow(way: Way, past: Way[]) {
    making.abort()
    clearTimeout(resting)
    set({ way, past, isMaking: true })
    const isKnown = looks.has(keyOf(way))
    if (isShown(way)) set({ isSketched: false })
    else if (isHeld || !isKnown) sketches.ask(way)
    if (!isHeld) resting = setTimeout(() => void make(), isKnown ? 0 : settledMs)
  }

  async function make() {
    clearTimeout(resting)
    sketches.drop()
    moving = null
    const { look: former, way } = get()
    const from = made
    if (!former || !from || isShown(way)) return set({ isMaking: false, isSketched: false })
    making = new AbortController()
    const { signal } = making
    try {
      const look =
        looks.get(keyOf(way)) ??
        page.finish(await wearPieces(from.inputs, await read(from), way, signal), former)
      if (signal.aborted) return
      looks.set(keyOf(way), look)
      if (!page.show(look)) return end()
      set({ look, way: wayOf(look), isMaking: false })
      await remember(from.inputs.owner, look, former)
    } catch (error) {
      if (signal.aborted) return
      goBackTo(former)
      page.refuse(error)
    }
  }

  /** What cannot be made is not set either. */
  function goBackTo(former: Shown) {
    const way = wayOf(former)
    const at = get().past.findLastIndex((one) => keyOf(one) === keyOf(way))
    set(({ past }) => ({ way, past: past.slice(0, Math.max(0, at)), isMaking: false, isSketched: false }))
  }

  function letGo() {
    if (!isHeld) return
    isHeld = false
    void make()
  }

  /** As long as her finger is down nothing is made: only sketched. It may be lifted anywhere. */
  function hold() {
    isHeld = true
    clearTimeout(resting)
    for (const lifted of ['pointerup', 'pointercancel']) addEventListener(lifted, letGo, { once: true })
  }

  function setWearing(piece: number, wearing: Partial<Wearing>, control: string | null = null) {
    const { way } = get()
    const pieces = way.pieces.map((one, index) => (index === piece ? { ...one, ...wearing } : one))
    change({ ...way, pieces }, control && `${piece} ${control}`)
  }

  const wearAsItComes = (piece: number) => setWearing(piece, asItComes)

  const setLayering = (layering: Exclude<Layering, 'auto'>) => change({ ...get().way, layering })

  const setCategory = (category: GarmentCategory) => change({ ...get().way, category })

  function undo() {
    const { past } = get()
    const former = past.at(-1)
    if (!former) return
    moving = null
    follow(former, past.slice(0, -1))
  }

  /** The look's own picture is on the screen. */
  function uncover() {
    if (isShown(get().way)) set({ isSketched: false })
  }

  return {
    store: store as Pick<StoreApi<Adjusting<Shown>>, 'getState' | 'getInitialState' | 'subscribe'>,
    begin,
    end,
    setWearing,
    wearAsItComes,
    setLayering,
    setCategory,
    undo,
    hold,
    uncover,
    choosePiece: (piece: number) => set({ piece }),
    open: (isOpen: boolean) => set({ isOpen }),
    sketchOn: sketches.drawOn,
  }
}

/** The picture on the page may still be decoding from it. */
const release = (url: string) => setTimeout(() => URL.revokeObjectURL(url), 1_000)

/** The next looks follow what she has changed, once she has seen it. */
async function remember(owner: RunInputs['owner'], { layering, worn }: Told, former: Told) {
  if (layering && layering !== former.layering) chooseLayering(layering)
  await keepWearings(owner, worn)
}
