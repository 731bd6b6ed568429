import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'legal-notice',
  areas: ['operator'],
  layout: 'bare',
  isOnlineOnly: true,
}
