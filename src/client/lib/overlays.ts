import { useEffect } from 'react'
import { create } from 'zustand'

const useOverlayCount = create<{ open: number }>(() => ({ open: 0 }))

/** Is a modal, a sheet or the onboarding over the page? The bottom navigation hides while it is. */
export const useOverlayOpen = () => useOverlayCount((state) => state.open > 0)

/** Registers whatever lies over the page for as long as `open` is true. Dialogs do it by themselves. */
export function useOverlay(open: boolean) {
  useEffect(() => {
    if (!open) return
    useOverlayCount.setState((state) => ({ open: state.open + 1 }))
    return () => useOverlayCount.setState((state) => ({ open: state.open - 1 }))
  }, [open])
}
