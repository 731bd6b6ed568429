import type { Page } from '@playwright/test'

/** Records every request, whatever its target. */
export function watch(page: Page) {
  const sent: string[] = []
  const origins = new Set<string>()
  page.on('websocket', (socket) => sent.push(`socket ${socket.url()}`))
  page.on('request', (request) => {
    const { protocol, origin, pathname } = new URL(request.url())
    if (protocol.startsWith('http')) origins.add(origin)
    if (request.method() !== 'GET' || request.postData()) sent.push(`${request.method()} ${pathname}`)
  })
  return { sent, origins }
}

/** A click before hydration would be lost. */
export async function openLanding(page: Page, path = '/') {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}
