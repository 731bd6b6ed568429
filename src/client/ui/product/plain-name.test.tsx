import { beforeEach, expect, test, vi } from 'vitest'
import { useLanguageStore } from '#client/i18n/language.ts'
import { renderAt } from '#client/testing/shop.tsx'
import { PlainName } from './plain-name.tsx'

beforeEach(() => {
  useLanguageStore.setState({ language: 'en' })
  vi.stubGlobal('requestIdleCallback', (call: () => void) => call())
})

const slip = {
  name: 'Olive Silk Slip Dress',
  category: 'dresses',
  colour: 'Olive',
  colour_family: 'green',
} as const

test('beside the shop’s name stands what the piece is, in her language', async () => {
  useLanguageStore.setState({ language: 'ja' })
  await renderAt('/', <PlainName product={slip} />)
  // Her language's words are fetched first, which takes a second on a busy machine.
  await vi.waitFor(() => expect(document.body.textContent).toContain('ワンピース・オリーブ・シルク'), 20_000)
})

test('in the shops’ own language nothing is said twice', async () => {
  await renderAt('/', <PlainName product={slip} />)
  expect(document.body.textContent).toBe('')
})
