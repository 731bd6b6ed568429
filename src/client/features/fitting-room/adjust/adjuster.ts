import { createStore, type StoreApi } from 'zustand'
import type { Layering, Wearing } from '@cabine/engine'
import type { GarmentCategory } from '@cabine/engine/contract/garment-categories.ts'
import { chooseLayering, readLayering } from './layering-store.ts'
import { readPieces, type ReadPiece } from '../try-on/read-pieces.ts'
import { sketchPieces, wearPieces, type Rendered, type RunInputs } from '../try-on/render-on-device.ts'
import { createSketches } from './sketches.ts'
import { asItComes } from '@cabine/engine'
import {
  isAdjustable,
  isPieceAdjustable,
  settingsKey,
  type LookReport,
  type LookSettings,
} from './look-settings.ts'
import { keepWearings } from './wearing-store.ts'

export type Adjusting<Shown> = {
  /** The look that can be adjusted; null if there is none, or if it cannot be made again on this device. */
  look: Shown | null
  /** What the controls are set to; the look is made after it. */
  settings: LookSettings
  /** Earlier settings for undo, the latest last. */
  past: LookSettings[]
  /** The look does not match the settings yet. */
  isMaking: boolean
  /** A sketch lies over the look. */
  isSketched: boolean
  /** Index of the piece that the controls belong to. */
  piece: number
  isOpen: boolean
}

type Page<Shown> = {
  /** Turns what the engine made into what the page shows; `former` is the look that it replaces. */
  finish: (rendered: Rendered, former: Shown) => Shown
  /** Shows the look. False if the page no longer shows the former one, because another try-on has begun. */
  show: (look: Shown) => boolean
  refuse: (error: unknown) => void
}

type Made = { inputs: RunInputs; signal: AbortSignal; read?: Promise<ReadPiece[]> }

/** How long to wait for another change before a look is made, ms: longer than between two presses. */
const settledMs = 250

const nothing = {
  look: null,
  settings: { layering: 'auto', pieces: [] } satisfies LookSettings as LookSettings,
  past: [],
  isMaking: false,
  isSketched: false,
  piece: 0,
  isOpen: false,
}

const settingsOf = ({ layering, worn, category }: LookReport): LookSettings => ({
  category,
  layering: layering ?? readLayering(),
  pieces: worn.map(({ wearing }) => wearing),
})

/** The adjuster as the controls see it, on whichever page. */
export type Adjuster = Omit<ReturnType<typeof createAdjuster<LookReport & { url: string }>>, 'begin'>

/**
 * Adjusts a look that is shown: a change is sketched at once, and the look is made when no more changes follow. All of
 * it happens on this device, and the server is not told, since it is still the same try-on, which costs one credit.
 */
export function createAdjuster<Shown extends LookReport & { url: string }>(page: Page<Shown>) {
  const store = createStore<Adjusting<Shown>>(() => nothing)
  const { getState: get, setState: set } = store

  let made: Made | undefined
  /** Looks that have been made, by their settings: undo shows one without making it again. */
  const looks = new Map<string, Shown>()
  let leaving = new AbortController()
  let making = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHeld = false
  /** The slider that is being moved: the whole movement counts as one change for undo. */
  let moving: string | null = null

  const isShown = (settings: LookSettings) => {
    const { look } = get()
    return look !== null && settingsKey(settingsOf(look)) === settingsKey(settings)
  }

  /** The pieces are read once, for the looks and for the sketches. */
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
    async sketch(settings) {
      const from = made
      if (!from) throw new Error('nothing to sketch')
      return await sketchPieces(from.inputs, await read(from), settings, from.signal)
    },
    isWanted: () => made !== undefined && !isShown(get().settings),
    onDrawn: () => set({ isSketched: true }),
  })

  function begin(inputs: RunInputs, look: Shown) {
    end()
    if (!isAdjustable(look)) return
    leaving = new AbortController()
    made = { inputs, signal: leaving.signal }
    const settings = settingsOf(look)
    looks.set(settingsKey(settings), look)
    set({ look, settings, piece: Math.max(0, look.worn.findIndex(isPieceAdjustable)) })
  }

  function end() {
    leaving.abort()
    making.abort()
    clearTimeout(timer)
    sketches.drop()
    made = undefined
    moving = null
    isHeld = false
    for (const { url } of looks.values()) release(url)
    looks.clear()
    set(nothing)
  }

  /** Changes the settings. `control` names the slider that is moved, if it is one. */
  function change(next: LookSettings, control: string | null = null) {
    const { look, settings, past } = get()
    if (!look || settingsKey(next) === settingsKey(settings)) return
    const goesOn = control !== null && control === moving
    moving = control
    follow(next, goesOn ? past : [...past, settings])
  }

  function follow(settings: LookSettings, past: LookSettings[]) {
    making.abort()
    clearTimeout(timer)
    set({ settings, past, isMaking: true })
    const isKnown = looks.has(settingsKey(settings))
    if (isShown(settings)) set({ isSketched: false })
    else if (isHeld || !isKnown) sketches.ask(settings)
    if (!isHeld) timer = setTimeout(() => void make(), isKnown ? 0 : settledMs)
  }

  async function make() {
    clearTimeout(timer)
    sketches.drop()
    moving = null
    const { look: former, settings } = get()
    const from = made
    if (!former || !from || isShown(settings)) return set({ isMaking: false, isSketched: false })
    making = new AbortController()
    const { signal } = making
    try {
      const look =
        looks.get(settingsKey(settings)) ??
        page.finish(await wearPieces(from.inputs, await read(from), settings, signal), former)
      if (signal.aborted) return
      looks.set(settingsKey(settings), look)
      if (!page.show(look)) return end()
      set({ look, settings: settingsOf(look), isMaking: false })
      await remember(from.inputs.owner, look, former)
    } catch (error) {
      if (signal.aborted) return
      goBackTo(former)
      page.refuse(error)
    }
  }

  /** Returns to the settings of the shown look after a failure: what cannot be made is not set either. */
  function goBackTo(former: Shown) {
    const settings = settingsOf(former)
    const at = get().past.findLastIndex((one) => settingsKey(one) === settingsKey(settings))
    set(({ past }) => ({
      settings,
      past: past.slice(0, Math.max(0, at)),
      isMaking: false,
      isSketched: false,
    }))
  }

  function letGo() {
    if (!isHeld) return
    isHeld = false
    void make()
  }

  /** While a pointer holds a slider, the look is only sketched. The pointer may be released anywhere on the page. */
  function hold() {
    isHeld = true
    clearTimeout(timer)
    for (const lifted of ['pointerup', 'pointercancel']) addEventListener(lifted, letGo, { once: true })
  }

  function setWearing(piece: number, wearing: Partial<Wearing>, control: string | null = null) {
    const { settings } = get()
    const pieces = settings.pieces.map((one, index) => (index === piece ? { ...one, ...wearing } : one))
    change({ ...settings, pieces }, control && `${piece} ${control}`)
  }

  const wearAsItComes = (piece: number) => setWearing(piece, asItComes)

  const setLayering = (layering: Exclude<Layering, 'auto'>) => change({ ...get().settings, layering })

  const setCategory = (category: GarmentCategory) => change({ ...get().settings, category })

  function undo() {
    const { past } = get()
    const former = past.at(-1)
    if (!former) return
    moving = null
    follow(former, past.slice(0, -1))
  }

  /** Called when the look's own picture has loaded: the sketch over it is hidden. */
  function hideSketch() {
    if (isShown(get().settings)) set({ isSketched: false })
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
    hideSketch,
    choosePiece: (piece: number) => set({ piece }),
    open: (isOpen: boolean) => set({ isOpen }),
    sketchOn: sketches.drawOn,
  }
}

/** Frees a picture a second later: the page may still be decoding it. */
const release = (url: string) => setTimeout(() => URL.revokeObjectURL(url), 1_000)

/** The next looks begin with the settings of a look that has been shown. */
async function remember(owner: RunInputs['owner'], { layering, worn }: LookReport, former: LookReport) {
  if (layering && layering !== former.layering) chooseLayering(layering)
  await keepWearings(owner, worn)
}
