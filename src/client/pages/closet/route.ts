import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'closet',
  areas: ['closet', 'catalogue', 'search-results'],
  layout: 'app',
  session: 'asked',
}
