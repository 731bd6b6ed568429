import { useEffect, useRef } from 'react'
import { glideTo } from '#client/lib/glide-to.ts'

/** Comes into sight when it is mounted: give it a `key` that changes whenever something was said. */
export function ScrollToEnd() {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    glideTo(line.current, 'end')
  }, [])
  return <div ref={line} />
}
