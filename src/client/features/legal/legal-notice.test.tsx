import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadMessages, setLanguage } from '#client/i18n/messages.ts'
import { setRegion, useRegionStore } from '#client/i18n/region.ts'
import { renderAt } from '#client/testing/shop.tsx'
import { LegalNotice } from './legal-notice.tsx'

const full = {
  name: 'Cabine GmbH',
  address: ['Ringstraße 1', '50667 Köln'],
  phone: '+49 (221) 12',
  representative: 'Ada L.',
  vatId: 'DE123',
  cnpj: '12.345.678/0001-90',
  icp: '京ICP备1号',
  host: 'Cloudflare, Inc.',
}

beforeEach(async () => {
  vi.stubGlobal('location', { hostname: 'cabine.example' })
  useRegionStore.setState({ region: null, rates: null })
  await setLanguage('en')
  await loadMessages('common', 'operator')
})

async function shown(country: string | null, facts: object | null = full) {
  if (country) setRegion({ country, currency: 'EUR', isChosen: true })
  await renderAt('/', <LegalNotice operator={Promise.resolve(facts && { facts, supportEmail: null })} />)
  await act(async () => undefined)
  const rows = [...document.querySelectorAll('main dl > div')].map(
    (row) => `${row.querySelector('dt')?.textContent}: ${row.querySelector('dd')?.textContent}`,
  )
  return {
    rows,
    text: document.querySelector('main')?.textContent ?? '',
    title: document.querySelector('h1'),
  }
}

test('in Germany it is an Impressum, with what the law asks for and nothing else', async () => {
  const { rows, text, title } = await shown('DE')
  expect([title?.textContent, title?.lang]).toEqual(['Impressum', 'de'])
  expect(rows).toEqual([
    'Operator: Cabine GmbH',
    'Address: Ringstraße 150667 Köln',
    'Represented by: Ada L.',
    'Phone: +49 (221) 12',
    'VAT number: DE123',
    'Email: hello@cabine.example',
  ])
  expect(text).toContain('Required by: § 5 Digitale-Dienste-Gesetz')
  expect(document.querySelector('a[href="tel:+4922112"]')).not.toBeNull()
  expect(document.querySelector('a[href="/withdrawal"]')).not.toBeNull()
})

test('it is read in every language, under the name that the law gives it', async () => {
  await setLanguage('ja')
  await loadMessages('common', 'operator')
  const { rows, title } = await shown('DE')
  expect(title?.textContent).toBe('Impressum')
  expect(rows[0]).toBe('販売業者: Cabine GmbH')
})

test('Japan is told of the sale besides, Brazil of the CNPJ, China of the ICP number', async () => {
  const japan = await shown('JP')
  expect(japan.title?.textContent).toBe('特定商取引法に基づく表記')
  expect(japan.rows.map((row) => row.split(':')[0])).toContain('Canceling and returns')
  expect((await shown('BR')).rows).toContain('CNPJ: 12.345.678/0001-90')
  expect((await shown('CN')).rows).toContain('ICP filing number: 京ICP备1号')
})

test('what the operator has not filled in is not shown; without anything the mailbox is named', async () => {
  expect((await shown('FR', { name: 'A', address: ['B'] })).rows).toEqual([
    'Operator: A',
    'Address: B',
    'Email: hello@cabine.example',
  ])
  const { text, rows } = await shown('DE', { host: 'Cloudflare' })
  expect(rows).toEqual([])
  expect(text).toContain('You can write to hello@cabine.example.')
  expect(text).not.toContain('For the operator')
})

test('on a developer’s own machine it says what is missing', async () => {
  vi.stubGlobal('location', { hostname: 'localhost' })
  expect((await shown('DE', {})).text).toContain('The pages of law are not linked without: name (DE')
})

test('what cannot be loaded is said', async () => {
  expect((await shown('DE', null)).text).toContain('can’t be loaded right now')
})
