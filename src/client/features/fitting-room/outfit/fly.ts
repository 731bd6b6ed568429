import './fly.css'
import { flushSync } from 'react-dom'
import { isStill } from './is-still.ts'

let latest: ViewTransition | null = null

/**
 * Makes a change, and animates a picture from `from` to the element with the class `flies` that the change brings (a view
 * transition). Without support for it, or with reduced motion, the change is simply made.
 */
export function fly(from: HTMLElement | null, change: () => void) {
  if (!from || isStill() || !('startViewTransition' in document)) return change()
  const root = document.documentElement
  // A transition name must be unique on a page: before the change the start has it, after it the goal.
  root.dataset.flying = 'from'
  from.style.viewTransitionName = 'outfit'
  const flight = document.startViewTransition(() => {
    root.dataset.flying = 'to'
    from.style.viewTransitionName = ''
    flushSync(change)
  })
  latest = flight
  // Another choice skips the animation, which rejects; the change has been made all the same.
  flight.ready.catch(() => undefined)
  const land = () => {
    if (latest === flight) delete root.dataset.flying
  }
  flight.finished.then(land, land)
}
