import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { renderAt } from '#client/testing/shop.tsx'
import { useRegionStore } from '#client/i18n/region.ts'

beforeEach(async () => {
  vi.resetModules()
  useRegionStore.setState({ region: null, rates: null })
  await loadMessages('common', 'legal', 'withdrawal')
})

/** The operator's word, as the server gives it; null while it does not answer. */
async function contactWhere(said: { email?: string; supportEmail: string | null } | null) {
  vi.stubGlobal('fetch', async () => {
    if (!said) throw new TypeError('Failed to fetch')
    const { email, supportEmail } = said
    return Response.json({ facts: email ? { email } : {}, supportEmail })
  })
  return (await import('#client/lib/ask-operator.ts')).askContact()
}

async function shown(contact: Promise<string>) {
  const { Addressed } = await import('./addressed-paragraphs.tsx')
  await act(() =>
    renderAt('/', <Addressed contact={contact} say={(address) => `Write to ${address}.\nThanks.`} />),
  )
  return [...document.querySelectorAll('p')].map(({ textContent }) => textContent)
}

test.each([
  [{ email: 'law@cabine.example', supportEmail: 'help@cabine.example' }, 'law@cabine.example'],
  [{ supportEmail: 'help@cabine.example' }, 'help@cabine.example'],
  [{ supportEmail: null }, 'hello@localhost'],
  [null, 'hello@localhost'],
])('a page of law follows its operator: %j is written to at %s', async (said, address) => {
  expect(await shown(contactWhere(said))).toEqual([`Write to ${address}.`, 'Thanks.'])
})

test('until the operator is known no address is named', async () => {
  expect(await shown(new Promise(() => undefined))).toEqual(['Write to ….', 'Thanks.'])
})
