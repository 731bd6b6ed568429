import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'dashboard',
  areas: ['dashboard'],
  layout: 'app',
  session: 'asked',
}
