import { act } from 'react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { bodyText, freeState, signedInAs } from '#client/features/billing/testing.tsx'
import { loadMessages } from '#client/i18n/messages.ts'
import { press, renderAt } from '#client/testing/shop.tsx'
import { useToasts } from '#client/ui/toasts/toast-store.ts'
import { PhotographConsentSetting } from './photograph-consent-setting.tsx'

beforeAll(() => loadMessages('common', 'errors', 'photograph'))
beforeEach(() => useToasts.setState({ toasts: [] }))

const state = (google: boolean) => ({
  ...freeState,
  photographers: ['workers_ai', 'google'],
  photograph_consents: { google },
})

async function come(shopper: object, save?: () => Response) {
  const { asked, server } = await signedInAs(shopper, save && { '/api/photograph-consents': save })
  await renderAt('/settings-clean', <PhotographConsentSetting />)
  const changes = () => asked.filter(({ path }) => path.endsWith('consents')).map(({ body }) => body)
  return { server, changes }
}

const switches = () => [...document.querySelectorAll<HTMLInputElement>('input[role=switch]')]
const nameOf = (one: Element) =>
  document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent
const toasts = () => useToasts.getState().toasts.map(({ title }) => title)

test('each service has its switch, named and described; what she agreed to is on', async () => {
  await come(state(true))
  expect(switches().map((one) => [nameOf(one), one.checked])).toEqual([
    ['Cloudflare', false],
    ['Google', true],
  ])
  const [first] = switches()
  expect(document.getElementById(first?.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'doesn’t keep what is sent',
  )
})

test('she takes an agreement back, and only that is sent', async () => {
  const { server, changes } = await come(state(true), () => {
    server.state = state(false)
    return Response.json({ success: true })
  })
  await press(switches()[1])
  expect(changes()).toEqual([{ google: false }])
  expect(switches().map(({ checked }) => checked)).toEqual([false, false])
  expect(toasts()).toEqual(['Saved. This applies from your next try-on.'])
})

test('what could not be saved is as it was, and says so', async () => {
  await come(state(true), () => Response.json({ error: 'server_error' }, { status: 500 }))
  await press(switches()[1])
  await act(async () => undefined)
  expect(switches().map(({ checked }) => checked)).toEqual([false, true])
  expect(toasts()).toEqual(['We couldn’t save your choice'])
})

test('where the site has no service there is nothing to set', async () => {
  await come({ ...freeState, photographers: [], photograph_consents: {} })
  expect(bodyText()).toBe('')
})
