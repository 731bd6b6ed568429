import { create } from 'zustand'

export type Toast = {
  id: number
  title: string
  description?: string
  /** An error is announced at once, anything else when the screen reader pauses. */
  tone: 'neutral' | 'success' | 'error'
  /** The only action, for instance to undo. */
  action?: { label: string; onClick: () => void }
  durationMs: number
  open: boolean
}

export type ToastInput = Pick<Toast, 'title'> &
  Partial<Pick<Toast, 'description' | 'tone' | 'action' | 'durationMs'>>

const defaultDurationMs = 5_000
const removalDelayMs = 1_000_000
/** One is visible at a time: a new one replaces the old one. */
const visibleAtOnce = 1

export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }))

let lastId = 0

/** Shows a message to the shopper, from anywhere. Returns its id, for dismissing it. */
export function toast(input: ToastInput) {
  const id = ++lastId
  const shown: Toast = { tone: 'neutral', durationMs: defaultDurationMs, ...input, id, open: true }
  useToasts.setState(({ toasts }) => ({ toasts: [shown, ...toasts].slice(0, visibleAtOnce) }))
  return id
}

/** Hides a toast. It leaves the store much later, so that its exit can be animated. */
export function dismissToast(id: number) {
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.map((one) => (one.id === id ? { ...one, open: false } : one)),
  }))
  setTimeout(() => {
    useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((one) => one.id !== id) }))
  }, removalDelayMs)
}
