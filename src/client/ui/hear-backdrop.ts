/** Has a dialog close as by Escape. */
export const closeAsByEscape = (dialog: HTMLDialogElement) =>
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }))

/**
 * A press on the backdrop closes a dialog. Only one that began there: who marks a text in it may let go outside. Gives back how
 * to end it.
 */
export function hearBackdrop(dialog: HTMLDialogElement) {
  const ended = new AbortController()
  let hasBegun = false
  // What is in the dialog is the target of its own presses.
  const isOutside = ({ target }: MouseEvent) => target === dialog
  const hear = (kind: 'mousedown' | 'click', act: (event: MouseEvent) => void) =>
    dialog.addEventListener(kind, act, { signal: ended.signal })
  hear('mousedown', (event) => (hasBegun = isOutside(event)))
  hear('click', (event) => hasBegun && isOutside(event) && closeAsByEscape(dialog))
  return () => ended.abort()
}
