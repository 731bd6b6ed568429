import { beforeAll, expect, test } from 'vitest'
import { useUpgrade } from '#client/features/billing/upgrade-store.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { becomes, makeProduct, named, press, renderAt } from '#client/testing/shop.tsx'
import { takeArrivalRequest } from '#client/lib/try-on-arrival.ts'
import { TryOnLink } from '#client/ui/product/try-on-link.tsx'

beforeAll(() => loadMessages('common', 'catalogue'))

const Upgrade = () => <output>{useUpgrade()?.modal}</output>
const show = (own: Parameters<typeof makeProduct>[0]) =>
  renderAt(
    '/',
    <>
      <TryOnLink product={makeProduct(own)} />
      <Upgrade />
    </>,
  )

test('a garment opens the mirror over the page, which knows it by its id and puts it on at once', async () => {
  await becomes('free')
  const router = await show({ id: 'bbb' })
  await press(named('a', /Try it on: Silk slip/))
  expect(router.state.location.pathname + router.state.location.search).toBe('/?mirror=pieces%3Abbb')
  expect(takeArrivalRequest('bbb')).toBe(true)
})

test('what cannot be worn, or bought any more, has no such way', async () => {
  await becomes('free')
  await show({ garment_category: null })
  expect(document.querySelector('a, button')).toBeNull()
  await show({ availability: 'gone' })
  expect(document.querySelector('a, button')).toBeNull()
})

test("a piece of Luxe's leads there too, whatever her plan is", async () => {
  for (const plan of ['visitor', 'free', 'premium'] as const) {
    await becomes(plan)
    await show({ is_luxe: true })
    expect(document.querySelector('a')?.getAttribute('href')).toContain('/fitting-room?pieces=')
    expect(document.querySelector('button')).toBeNull()
  }
})
