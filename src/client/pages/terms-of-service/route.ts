import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'terms-of-service',
  areas: ['legal'],
  layout: 'bare',
  isOnlineOnly: true,
}
