/**
 * Scrolls an element into sight. Style sheets cannot turn off the animation of a scripted scroll, so the
 * preference for reduced motion is checked here.
 */
export const glideTo = (element: Element | null, block: ScrollLogicalPosition) =>
  element?.scrollIntoView?.({
    block,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  })
