import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { swipeAway } from './swipe-away.ts'

let sheet: HTMLDialogElement
let closed: number
let isPhone: boolean

beforeEach(() => {
  closed = 0
  isPhone = true
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))
  document.body.innerHTML =
    '<dialog open><header>Mirror</header><div id="content"><p>text</p><textarea></textarea></div></dialog>'
  sheet = document.querySelector('dialog')!
  Object.defineProperty(sheet, 'offsetHeight', { value: 600 })
  sheet.addEventListener('cancel', () => closed++)
  swipeAway(sheet)
})
afterEach(() => vi.unstubAllGlobals())

const at = (selector: string) => document.querySelector(selector)!

function touch(target: Element, kind: string, [x, y]: [number, number], timeStamp: number) {
  const event = new Event(kind, { bubbles: true, cancelable: true })
  const finger = { clientX: x, clientY: y }
  Object.defineProperties(event, {
    touches: { value: kind === 'touchend' ? [] : [finger] },
    changedTouches: { value: [finger] },
    timeStamp: { value: timeStamp },
  })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

/** From 100 px down by `down`, in ten steps of `ms` each. Gives back where the sheet is then, and whether it is kept from scrolling. */
function swipe(target: Element, down: number, ms = 100, across = 0) {
  touch(target, 'touchstart', [200, 100], 0)
  let isStill = false
  for (let step = 1; step <= 10; step++)
    isStill = touch(target, 'touchmove', [200 + (across * step) / 10, 100 + (down * step) / 10], step * ms)
  const moved = sheet.style.translate
  touch(target, 'touchend', [200 + across, 100 + down], 11 * ms)
  return { moved, isStill }
}

test('a sheet follows the finger instead of scrolling, and closes when it has been pulled far enough', () => {
  expect(swipe(at('header'), 300)).toEqual({ moved: '0px 300px', isStill: true })
  expect(closed).toBe(1)
})

test('a short quick swipe closes it, too, and a short slow one does not', () => {
  swipe(at('header'), 80)
  expect(closed).toBe(0)
  swipe(at('header'), 80, 5)
  expect(closed).toBe(1)
})

test('its content pulls it only from its top, and never sideways or out of a field', () => {
  swipe(at('p'), 300)
  expect(closed).toBe(1)
  at('#content').scrollTop = 40
  swipe(at('p'), 300)
  at('#content').scrollTop = 0
  swipe(at('p'), 100, 100, 300)
  swipe(at('textarea'), 300)
  expect(closed).toBe(1)
})

test('where it is a panel beside the page, nothing is pulled', () => {
  isPhone = false
  expect(swipe(at('header'), 300)).toEqual({ moved: '', isStill: false })
  expect(closed).toBe(0)
})
