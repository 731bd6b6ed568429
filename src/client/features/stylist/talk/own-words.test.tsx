import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { renderAt } from '#client/testing/shop.tsx'
import { OwnWords } from './own-words.tsx'

const onSend = vi.fn()

function Talk() {
  const [draft, setDraft] = useState('a coat for snow')
  const [isBusy, setBusy] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setBusy(false)}>
        Her turn
      </button>
      <OwnWords {...{ draft, isBusy, onSend }} onDraft={setDraft} label="Words" hint="Write" send="Send" />
    </>
  )
}

test('what she sends while Sophia is typing stays in sight, and goes once when it is her turn', async () => {
  await loadMessages('common')
  await renderAt('/', <Talk />)
  const submit = () => act(async () => document.querySelector('form')?.requestSubmit())
  await submit()
  await submit()
  expect(onSend).not.toHaveBeenCalled()
  expect(document.querySelector('input')?.value).toBe('a coat for snow')
  await act(async () => document.querySelector('button')?.click())
  expect(onSend).toHaveBeenCalledExactlyOnceWith('a coat for snow')
  expect(document.querySelector('input')?.value).toBe('')
})
