import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'privacy-policy',
  areas: ['legal'],
  layout: 'bare',
  isOnlineOnly: true,
}
