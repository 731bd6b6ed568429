import { useEffect, useState } from 'react'
import { suggest } from '../search-calls.ts'

const pauseMs = 160
const shortest = 2

/** Suggestions for the typed text. Asked for after a short pause, and only the last answer counts. */
export function useSuggestions(typed: string, wanted: boolean) {
  const [found, setFound] = useState<{ q: string; words: string[] }>({ q: '', words: [] })
  const q = typed.trim()
  const asks = wanted && q.length >= shortest && q !== found.q

  useEffect(() => {
    if (!asks) return
    const cut = new AbortController()
    const timer = setTimeout(() => {
      void suggest(q, cut.signal).then((words) => {
        if (!cut.signal.aborted) setFound({ q, words })
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      cut.abort()
    }
  }, [asks, q])

  // During typing the earlier suggestions stay, because a flickering list cannot be pressed.
  return wanted && q.length >= shortest ? found.words : []
}
