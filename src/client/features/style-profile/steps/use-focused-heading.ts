import { useEffect, useRef } from 'react'
import { useProfile } from '../profile-store.ts'

/**
 * The ref of a screen's heading. Where she comes to it by a press, what had the focus is gone: who answers by
 * keyboard, or listens, goes on from here.
 */
export function useFocusedHeading() {
  const { hasMoved } = useProfile()
  const heading = useRef<HTMLHeadingElement>(null)
  const came = useRef(hasMoved)
  useEffect(() => {
    if (!came.current) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
