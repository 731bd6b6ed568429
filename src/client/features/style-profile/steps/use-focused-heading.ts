import { useEffect, useRef } from 'react'
import { useProfile } from '../profile-store.ts'

/**
 * The ref of a screen's heading. If the screen was opened by a press, the button that had the focus is gone, so the heading
 * takes it: keyboard and screen reader go on from there.
 */
export function useFocusedHeading() {
  const { hasMoved } = useProfile()
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpenedByPress = useRef(hasMoved)
  useEffect(() => {
    if (!wasOpenedByPress.current) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
