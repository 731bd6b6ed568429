import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'open-source-notices',
  areas: ['notices'],
  layout: 'bare',
  isOnlineOnly: true,
}
