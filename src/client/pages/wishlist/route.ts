import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'wishlist',
  areas: ['wishlist', 'catalogue'],
  layout: 'app',
  session: 'asked',
}
