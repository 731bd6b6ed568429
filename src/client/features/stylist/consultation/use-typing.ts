import { useEffect, useState } from 'react'

const typingMs = 900

/** True for a moment whenever `line` changes, as if somebody were typing it. With reduced motion there is no delay. */
export function useTyping(line: string) {
  const [said, setSaid] = useState<string | null>(null)
  useEffect(() => {
    const isQuick = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(() => setSaid(line), isQuick ? 0 : typingMs)
    return () => clearTimeout(timer)
  }, [line])
  return said !== line
}
