import { useState } from 'react'

/**
 * False until `open` is true for the first time. The part stays mounted afterwards, so that closing can be
 * animated.
 */
export function useWanted(open: boolean) {
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  return wanted
}
