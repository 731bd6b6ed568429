import type { Page } from '@playwright/test'
import { deviceSite } from './addresses.ts'
import { expectAccessible } from './accessible.ts'
import { newShopper } from './shopper.ts'
import { expect, test } from './test.ts'

const headers = { origin: deviceSite.address }

/** Finishes a try-on of hers on another device, of which the page knows nothing. */
async function tryOnElsewhere(page: Page, result: { success: boolean } & Record<string, unknown>) {
  const order = {
    userImage: `device:${'a'.repeat(64)}`,
    garmentImage: '/samples/top.webp',
    category: 'tops',
  }
  const started = await page.request.post('/api/fashn/start-tryon', { headers, data: order })
  const { predictionId } = await started.json()
  const ended = await page.request.put(`/api/fashn/result/${predictionId}`, { headers, data: result })
  expect(ended.status()).toBe(200)
}

const fails = { success: false, failure: 'timeout' }
const succeeds = { success: true, digest: 'b'.repeat(64), width: 864, height: 1296, confidence: 0.9 }

const bell = (page: Page, unread?: number) =>
  page.getByRole('button', {
    name:
      unread === undefined ? /^Notifications/ : unread ? `Notifications, ${unread} unread` : 'Notifications',
    exact: true,
  })
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const rows = (page: Page) => list(page).getByRole('listitem')

/** Opens a page and waits until its live channel is connected. */
async function openConnected(page: Page, path: string) {
  const socket = page.waitForEvent('websocket', (one) => one.url().endsWith('/api/live'))
  await page.goto(path)
  await socket
  await expect(bell(page)).toBeVisible()
}

test('what is told moves the bell on every tab, and can be opened, read and cleared', async ({
  page,
  context,
}) => {
  await newShopper(page)
  const other = await context.newPage()
  await openConnected(page, '/wishlist')
  await openConnected(other, '/dashboard')

  await test.step('it comes live, with a polite word', async () => {
    await expect(bell(page, 0)).toBeVisible()
    await tryOnElsewhere(page, fails)
    const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('status')
    await expect(toast).toContainText('Your try-on didn’t work')
    await expect(toast).toContainText('Your credit has been returned.')
    await expect(bell(page, 1)).toBeVisible()
    await expect(bell(other, 1)).toBeVisible()
  })

  await test.step('of her last credits the bell says something, too', async () => {
    for (let i = 0; i < 4; i++) await tryOnElsewhere(page, succeeds)
    await expect(bell(page, 6)).toBeVisible()
    await expect(bell(other, 6)).toBeVisible()
  })

  await test.step('by keyboard alone: open it, and what it leads to is read', async () => {
    await bell(other).focus()
    await other.keyboard.press('Enter')
    await expect(bell(other)).toHaveAttribute('aria-expanded', 'true')
    await expect(list(other).getByRole('heading', { name: 'Notifications' })).toBeFocused()
    await expect(rows(other)).toHaveCount(6)
    await expect(list(other).getByText('One try-on left')).toBeVisible()
    await expectAccessible(other, 'dialog:popover-open')
    await other.keyboard.press('Escape')
    await expect(list(other)).toBeHidden()
    await expect(bell(other)).toBeFocused()
    await other.keyboard.press('Enter')
    const failed = list(other).getByRole('link', { name: 'Your try-on didn’t work' })
    await expect(failed).toBeVisible()
    for (let i = 0; i < 20 && !(await failed.evaluate((one) => one === document.activeElement)); i++)
      await other.keyboard.press('Tab')
    await other.keyboard.press('Enter')
    await expect(other).toHaveURL(/\/fitting-room$/)
    await expect(list(other)).toBeHidden()
    await expect(bell(other, 5)).toBeVisible()
    await expect(bell(page, 5)).toBeVisible()
  })

  await test.step('a look that stayed on another device is said to be there', async () => {
    await expect(other.getByRole('dialog', { name: 'Welcome to Cabine' })).toBeVisible()
    await other.keyboard.press('Escape')
    await bell(other).click()
    await list(other).getByRole('link', { name: 'Your look is ready' }).last().click()
    await expect(other).toHaveURL(/\/fitting-room\?look=/)
    await expect(other.getByText(/is on the device you made it on/)).toBeVisible()
    await expect(bell(other, 4)).toBeVisible()
    await expect(bell(page, 4)).toBeVisible()
  })

  await test.step('one is cleared, and the focus goes on to the next', async () => {
    await bell(page).click()
    await rows(page)
      .first()
      .getByRole('button', { name: /^Clear “/ })
      .click()
    await expect(rows(page)).toHaveCount(5)
    await expect(
      rows(page)
        .first()
        .getByRole('button', { name: /^Clear “/ }),
    ).toBeFocused()
    await expect(bell(other, 3)).toBeVisible()
  })

  await test.step('all are read, then all are cleared, everywhere', async () => {
    await list(page).getByRole('button', { name: 'Mark all read' }).click()
    await expect(bell(page, 0)).toBeVisible()
    await expect(bell(other, 0)).toBeVisible()
    await expect(list(page).getByText('Unread')).toHaveCount(0)
    await list(page).getByRole('button', { name: 'Clear all' }).click()
    await expect(list(page).getByText('Clear all 5?')).toBeVisible()
    await list(page).getByRole('button', { name: 'Keep' }).click()
    await expect(rows(page)).toHaveCount(5)
    await list(page).getByRole('button', { name: 'Clear all' }).click()
    await list(page).getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(list(page).getByText('You’re all caught up')).toBeVisible()
    await page.reload()
    await bell(page).click()
    await expect(list(page).getByText('You’re all caught up')).toBeVisible()
    await expectAccessible(page, 'dialog:popover-open')
  })
})

test('with the channel cut the server is asked each minute, and when she comes back', async ({ page }) => {
  await page.clock.install()
  await newShopper(page)
  let isCut = false
  const cuts: (() => Promise<void>)[] = []
  await page.routeWebSocket('**/api/live', (socket) => {
    if (isCut) return void socket.close()
    socket.connectToServer()
    cuts.push(() => socket.close())
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/notifications')) asked.push(request.method())
  })
  await page.goto('/wishlist')
  await expect.poll(() => cuts.length).toBe(1)
  await expect(bell(page, 0)).toBeVisible()
  isCut = true
  for (const cut of cuts) await cut()
  await tryOnElsewhere(page, fails)
  expect(asked).toEqual([])
  await page.clock.fastForward('01:00')
  await expect(bell(page, 1)).toBeVisible()
  await expect(page.getByText('Your try-on didn’t work')).toBeVisible()

  await tryOnElsewhere(page, fails)
  isCut = false
  await page.clock.fastForward('00:30')
  await expect.poll(() => cuts.length).toBe(2)
  await expect(bell(page, 2)).toBeVisible()
  const before = asked.length
  await page.clock.fastForward('05:00')
  await tryOnElsewhere(page, fails)
  await expect(bell(page, 3)).toBeVisible()
  expect(asked).toHaveLength(before)
})

test('without a network the open list says so, and comes when there is one', async ({ page, context }) => {
  await newShopper(page)
  await openConnected(page, '/wishlist')
  // The notifications themselves are fetched after the page has loaded.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await bell(page).click()
  await expect(list(page).getByRole('alert')).toContainText('You are offline.')
  await context.setOffline(false)
  await list(page).getByRole('button', { name: 'Try again' }).click()
  await expect(list(page).getByText('You’re all caught up')).toBeVisible()
})
