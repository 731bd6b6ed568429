import { useEffect, useRef } from 'react'
import { glideTo } from '#client/lib/glide-to.ts'

/** Scrolls itself into sight when it is mounted: give it a `key` that changes with every new line. */
export function ScrollToEnd() {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    glideTo(end.current, 'end')
  }, [])
  return <div ref={end} />
}
