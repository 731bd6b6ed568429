import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'subscribe',
  areas: ['subscribe', 'billing'],
  layout: 'bare',
  session: 'asked',
  isOnlineOnly: true,
}
