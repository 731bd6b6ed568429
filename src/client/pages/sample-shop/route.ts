import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'sample-shop/:id',
  areas: ['sample-shop', 'catalogue'],
  layout: 'app',
  session: 'asked',
}
