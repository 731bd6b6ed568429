import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { useLanguageStore } from './language.ts'
import { loadMessages } from './messages.ts'
import { rich } from './rich.ts'

beforeEach(() => useLanguageStore.setState({ language: 'en' }))

test('links stand where the sentence wants them', async () => {
  await loadMessages('auth')
  const parts = { terms: <b>T</b>, privacy: <i>P</i> }
  expect(renderToStaticMarkup(rich('auth.agreement', parts))).toBe(
    'By continuing, you confirm that you are 13 or older and agree to our <b>T</b> and our <i>P</i>.',
  )
})
