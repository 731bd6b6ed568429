import { act } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { setRegion, useRegionStore } from '#client/i18n/region.ts'
import { renderAt } from '#client/testing/shop.tsx'
import { LawLinkList } from './law-link-list.tsx'

const facts = {
  name: 'Cabine GmbH',
  address: ['Ringstraße 1', 'Köln'],
  publisher: 'Ada L.',
  host: 'Cloudflare',
}

beforeAll(() => loadMessages('common', 'region'))
beforeEach(() => {
  useRegionStore.setState({ region: null, rates: null })
  vi.stubGlobal('fetch', async () => Response.json({ facts }))
})

async function linksIn(country: string | null) {
  await renderAt('/', <LawLinkList />)
  if (country) await act(async () => setRegion({ country, currency: 'EUR', isChosen: true }))
  return [...document.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`)
}

test.each([
  ['DE', ['Impressum /legal-notice', 'Withdraw from contract here /withdrawal#form']],
  ['CH', ['Impressum /legal-notice']],
  ['FR', ['Mentions légales /legal-notice', 'Withdraw from contract here /withdrawal#form']],
  ['BR', ['Legal notice /legal-notice', 'Withdraw from contract here /withdrawal#form']],
  ['US', ['Legal notice /legal-notice']],
  [null, ['Legal notice /legal-notice']],
  // Without a telephone and who is responsible, the law of Japan is not met.
  ['JP', []],
])('in %s the foot of the page leads to %o', async (country, links) => {
  expect(await linksIn(country)).toEqual(links)
})

test("a law's own name is in its own language, for a screen reader", async () => {
  await linksIn('DE')
  expect(document.querySelector('a')?.lang).toBe('de')
})
