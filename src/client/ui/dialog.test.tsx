import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { Dialog } from './dialog.tsx'

const closeOuter = vi.fn()
const closeInner = vi.fn()
let root: Root

beforeEach(async () => {
  vi.clearAllMocks()
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  await loadMessages('common')
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <Dialog open onClose={closeOuter} title="Outer">
        <p>text</p>
        <Dialog open onClose={closeInner} title="Inner">
          more
        </Dialog>
      </Dialog>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const at = (selector: string) => document.querySelector(selector)!

/** A press on a dialog itself is one on its backdrop: what is in it is the target of its own presses. */
function press(from: Element, to = from) {
  from.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  to.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

test('a press on the backdrop closes a dialog, and not the one below', () => {
  press(at('dialog dialog'))
  expect(closeInner).toHaveBeenCalledTimes(1)
  expect(closeOuter).not.toHaveBeenCalled()
  press(at('dialog'))
  expect(closeOuter).toHaveBeenCalledTimes(1)
})

test('a press in it does not, nor one that has begun in it, as when she marks a text', () => {
  press(at('p'))
  press(at('p'), at('dialog'))
  press(at('dialog'), at('p'))
  expect(closeOuter).not.toHaveBeenCalled()
})
