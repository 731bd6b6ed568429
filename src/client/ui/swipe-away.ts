import { closeAsByEscape } from './hear-backdrop.ts'

/** Sheets rise from the lower edge where the screen is as narrow as a phone (dialog.tsx). */
const isNarrow = () => matchMedia('(width < 40rem)').matches

/** A finger that has moved this far, px, has said which way it goes. */
const DECIDED = 8
/** A sheet that is let go closes beyond this share of its height, or at this speed, px a millisecond. */
const FAR = 0.3
const FAST = 0.5

const listening = new WeakSet<HTMLElement>()

/**
 * Lets a finger pull a sheet down and away: by its title, or by its content once that is scrolled to its top. It closes as by
 * Escape, or goes back to its place.
 */
export function swipeAway(sheet: HTMLDialogElement) {
  if (listening.has(sheet)) return
  listening.add(sheet)

  let start: Touch | null = null
  let isPulled = false
  let last = { y: 0, at: 0, speed: 0 }

  sheet.addEventListener('touchstart', ({ touches, target, timeStamp }) => {
    const [touch, another] = touches
    start = touch && !another && isNarrow() && mayPull(target, sheet) ? touch : null
    isPulled = false
    last = { y: touch?.clientY ?? 0, at: timeStamp, speed: 0 }
  })

  // Not passive: a sheet that follows the finger must not scroll as well.
  sheet.addEventListener(
    'touchmove',
    (event) => {
      const [touch] = event.touches
      if (!start || !touch) return
      const across = touch.clientX - start.clientX
      const down = touch.clientY - start.clientY
      if (!isPulled) {
        if (Math.hypot(across, down) < DECIDED) return
        isPulled = down > Math.abs(across)
        if (!isPulled) return void (start = null)
      }
      event.preventDefault()
      const ms = Math.max(1, event.timeStamp - last.at)
      last = { y: touch.clientY, at: event.timeStamp, speed: (touch.clientY - last.y) / ms }
      sheet.style.transition = 'none'
      sheet.style.translate = `0 ${Math.max(0, down)}px`
    },
    { passive: false },
  )

  function letGo(isClosing: boolean) {
    if (!start || !isPulled) return
    start = null
    if (isClosing) closeAsByEscape(sheet)
    // From where the finger has left it the style sheet moves it on, out of sight or back.
    sheet.style.transition = ''
    requestAnimationFrame(() => (sheet.style.translate = ''))
  }

  sheet.addEventListener('touchend', ({ changedTouches: [touch] }) => {
    const down = touch && start ? touch.clientY - start.clientY : 0
    letGo(down > FAR * sheet.offsetHeight || (down > DECIDED && last.speed > FAST))
  })
  sheet.addEventListener('touchcancel', () => letGo(false))
}

/** Not where the finger would do something else: move a handle, choose a text, scroll back up. */
function mayPull(target: EventTarget | null, sheet: HTMLElement) {
  if (!(target instanceof Element) || target.closest('dialog') !== sheet) return false
  if (target.closest('input:not([type="range"]), textarea, select')) return false
  for (let at: Element | null = target; at && at !== sheet; at = at.parentElement) {
    if (at.scrollTop > 0) return false
    if (['none', 'pan-x'].includes(getComputedStyle(at).touchAction)) return false
  }
  return true
}
