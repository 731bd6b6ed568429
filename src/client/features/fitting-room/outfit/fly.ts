import './fly.css'
import { flushSync } from 'react-dom'

/**
 * Makes a change and lets a picture fly from `from` to the element with the class `flies` that the change
 * brings. Where the browser cannot, or she wants no motion, the change is simply made.
 */
export function fly(from: HTMLElement | null, change: () => void) {
  const isStill =
    matchMedia('(prefers-reduced-motion: reduce)').matches || !('startViewTransition' in document)
  if (!from || isStill) return change()
  const root = document.documentElement
  // A name may stand once in a page: before the change it is the start's, afterwards the goal's.
  root.dataset.flying = 'off'
  from.style.viewTransitionName = 'outfit'
  const flight = document.startViewTransition(() => {
    delete root.dataset.flying
    from.style.viewTransitionName = ''
    flushSync(change)
  })
  // Another choice cuts the flight short; the change has been made all the same.
  flight.ready.catch(() => undefined)
}
