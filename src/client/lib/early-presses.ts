declare global {
  /** Presses and choices made before the scripts were there: see public/first-paint.js. */
  var earlyPresses: Event[] | undefined
}

/** Repeats what the shopper did on the prerendered page before its scripts were there. Links worked by themselves. */
export function answerEarlyPresses() {
  const presses = globalThis.earlyPresses?.splice(0) ?? []
  globalThis.earlyPresses = undefined
  for (const { type, target } of presses) {
    if (!(target instanceof Element) || !target.isConnected) continue
    if (target instanceof HTMLInputElement && target.type === 'radio') {
      if (type === 'click' && target.checked) pressAnew(target)
    } else if (type === 'change') target.dispatchEvent(new Event('change', { bubbles: true }))
    else target.closest('button')?.click()
  }
}

/** React reports a change only if the value differs from the one it knows. */
function pressAnew(radio: HTMLInputElement) {
  radio.checked = false
  radio.click()
}
