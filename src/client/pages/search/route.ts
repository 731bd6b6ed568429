import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'search',
  areas: ['search'],
  layout: 'app',
  session: 'asked',
}
