import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'confirm-withdrawal',
  areas: ['withdrawal'],
  layout: 'bare',
  isOnlineOnly: true,
}
