import { useEffect, useRef } from 'react'

/** Comes into sight when it is mounted: give it a `key` that changes whenever something was said. */
export function LastLine() {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    line.current?.scrollIntoView?.({ block: 'end', behavior: 'smooth' })
  }, [])
  return <div ref={line} />
}
