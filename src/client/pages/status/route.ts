import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'status',
  areas: ['status'],
  layout: 'bare',
  isOnlineOnly: true,
}
