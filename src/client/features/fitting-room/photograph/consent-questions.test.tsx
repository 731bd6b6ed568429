import { act, useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { stubDialogs } from '#client/features/billing/testing.tsx'
import { loadMessages } from '#client/i18n/messages.ts'
import { named, press, renderAt } from '#client/testing/shop.tsx'
import type { Photographer } from '#shared/photographers.ts'
import { ConsentQuestions } from './consent-questions.tsx'
import type { Consents } from './save-consents.ts'

beforeAll(async () => {
  stubDialogs()
  // What the engine needs of a browser, so that the device can take the try-on over.
  for (const name of ['Worker', 'OffscreenCanvas', 'createImageBitmap']) vi.stubGlobal(name, () => undefined)
  await loadMessages('common', 'photograph')
})

async function ask(...services: Photographer[]) {
  const answers: (Consents | null)[] = []
  function Asked() {
    const [open, setOpen] = useState(true)
    return (
      <>
        <button onClick={() => setOpen(true)}>Ask again</button>
        <ConsentQuestions
          open={open}
          ask={services}
          onAnswer={(answer) => {
            answers.push(answer)
            setOpen(false)
          }}
        />
      </>
    )
  }
  await renderAt('/fitting-room', <Asked />)
  return answers
}

const boxes = () => [...document.querySelectorAll('input')]
const send = () => named('button', 'Send and start') as HTMLButtonElement
const dialog = () => document.querySelector('dialog') as HTMLDialogElement

test('one service is named with what it keeps, and asked about with two buttons', async () => {
  const answers = await ask('fashn')
  expect(dialog().textContent).toContain('FASHN doesn’t store your photo')
  expect(dialog().textContent).not.toContain('Google')
  expect(boxes()).toEqual([])
  await press(send())
  expect(answers).toEqual([{ fashn: true }])
})

test('of several none is chosen for her, and what she leaves unticked is a no', async () => {
  const answers = await ask('workers_ai', 'google', 'fashn')
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false, false])
  expect(send().disabled).toBe(true)
  await press(boxes()[1])
  expect(send().disabled).toBe(false)
  await press(send())
  expect(answers).toEqual([{ workers_ai: false, google: true, fashn: false }])
})

test('ticked and unticked again: there is nothing to send', async () => {
  await ask('workers_ai', 'google')
  await press(boxes()[0])
  await press(boxes()[0])
  expect(send().disabled).toBe(true)
})

test('kept on the device is a no to each, whatever was ticked', async () => {
  const answers = await ask('workers_ai', 'google')
  await press(boxes()[0])
  await press(named('button', 'Keep it on this device'))
  expect(answers).toEqual([{ workers_ai: false, google: false }])
})

test('closed it is no answer, and what was ticked is not remembered', async () => {
  const answers = await ask('workers_ai', 'google')
  await press(boxes()[0])
  await act(async () => dialog().dispatchEvent(new Event('cancel', { cancelable: true })))
  expect(answers).toEqual([null])
  await press(named('button', 'Ask again'))
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false])
})
