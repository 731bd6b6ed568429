import { useEffect, type RefObject } from 'react'
import { create } from 'zustand'

/** Whatever lies over the page, the topmost last. */
type Overlay = { element: HTMLElement | null }
const useOverlays = create<{ stack: Overlay[] }>(() => ({ stack: [] }))

/** Is a modal, a sheet or the onboarding over the page? The bottom navigation hides while it is. */
export const useOverlayOpen = () => useOverlays((state) => state.stack.length > 0)

/** The modal dialog on top. All outside it is inert and silent, so what must be heard goes into it. */
export const useTopModal = () =>
  useOverlays((state) => state.stack.findLast((one) => one.element)?.element ?? null)

/** Registers whatever lies over the page for as long as `open` is true. Dialogs do it by themselves. */
export function useOverlay(open: boolean, modal?: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!open) return
    const overlay: Overlay = { element: modal?.current ?? null }
    useOverlays.setState(({ stack }) => ({ stack: [...stack, overlay] }))
    return () => useOverlays.setState(({ stack }) => ({ stack: stack.filter((one) => one !== overlay) }))
  }, [open, modal])
}
