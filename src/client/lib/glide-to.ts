/** Brings it into sight. A style sheet has no say in what a script asks for: whoever wants no motion is asked here. */
export const glideTo = (element: Element | null, block: ScrollLogicalPosition) =>
  element?.scrollIntoView?.({
    block,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  })
