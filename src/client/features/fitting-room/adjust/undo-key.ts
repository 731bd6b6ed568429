import type { Adjuster } from './adjuster.ts'

/** A ref for the element in which Ctrl+Z or Cmd+Z undoes the last change. */
export const undoKeyOf = (adjuster: Adjuster) => (element: HTMLElement | null) => {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'z' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    adjuster.undo()
  }
  element?.addEventListener('keydown', onKeyDown)
  return () => element?.removeEventListener('keydown', onKeyDown)
}
