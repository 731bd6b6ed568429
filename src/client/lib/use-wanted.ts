import { useState } from 'react'

/** False until `open` is true for the first time. What is fetched then stays, so that it can also leave gracefully. */
export function useWanted(open: boolean) {
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  return wanted
}
