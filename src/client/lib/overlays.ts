import { useEffect, type RefObject } from 'react'
import { create } from 'zustand'

/** Everything that is open over the page, the topmost last. */
type Overlay = { element: HTMLElement | null }
const useOverlays = create<{ stack: Overlay[] }>(() => ({ stack: [] }))

/** Whether a modal, a sheet or the onboarding is open over the page. The bottom navigation hides meanwhile. */
export const useOverlayOpen = () => useOverlays((state) => state.stack.length > 0)

/** The topmost modal dialog. Everything outside it is inert and silent, so announcements must be inside it. */
export const useTopModal = () =>
  useOverlays((state) => state.stack.findLast((one) => one.element)?.element ?? null)

/** Registers something as open over the page while `open` is true. Dialogs do this by themselves. */
export function useOverlay(open: boolean, modal?: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!open) return
    const overlay: Overlay = { element: modal?.current ?? null }
    useOverlays.setState(({ stack }) => ({ stack: [...stack, overlay] }))
    return () => useOverlays.setState(({ stack }) => ({ stack: stack.filter((one) => one !== overlay) }))
  }, [open, modal])
}
