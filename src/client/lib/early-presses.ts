declare global {
  /** What was pressed or chosen before the page could answer: see public/first-paint.js. */
  var earlyPresses: Event[] | undefined
}

/** Does what she asked of a drawn page before its scripts were there. A link has led on by itself. */
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

/** React hears of a choice that differs from the one it knows. */
function pressAnew(radio: HTMLInputElement) {
  radio.checked = false
  radio.click()
}
