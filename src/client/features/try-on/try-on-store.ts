import { create } from 'zustand'
import type { Outfit } from '#client/features/outfits/outfit.ts'
import { advance, idle, type ShownPicture, type TryOnEvent, type TryOnState } from './flow.ts'

type Stored = {
  state: TryOnState
  /** What is, or was last, tried on. */
  outfit: Outfit | null
  /** The photo it is tried on: the result keeps its own, whatever she chooses next. */
  before: Omit<ShownPicture, 'blob'> | null
  saving: 'no' | 'saving' | 'saved'
}

const useTryOnStore = create<Stored>(() => ({ state: idle, outfit: null, before: null, saving: 'no' }))

export const useTryOn = () => useTryOnStore((stored) => stored.state)
export const useTriedOutfit = () => useTryOnStore((stored) => stored.outfit)
export const useBefore = () => useTryOnStore((stored) => stored.before)
export const useSaving = () => useTryOnStore((stored) => stored.saving)
export const readTryOn = () => useTryOnStore.getState()

export function dispatch(event: TryOnEvent) {
  useTryOnStore.setState(({ state, ...rest }) => {
    const next = advance(state, event)
    return event.type === 'started' || event.type === 'reset'
      ? { ...rest, state: next, saving: 'no' }
      : { ...rest, state: next }
  })
}

export type TriedPhoto = { blob: Blob; width: number; height: number }

export function setTried(outfit: Outfit, { blob, width, height }: TriedPhoto) {
  const { before } = useTryOnStore.getState()
  if (before) URL.revokeObjectURL(before.url)
  useTryOnStore.setState({ outfit, before: { url: URL.createObjectURL(blob), width, height } })
}

export const setSaving = (saving: Stored['saving']) => useTryOnStore.setState({ saving })
