import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'closet/buy-or-skip',
  areas: ['buy-or-skip', 'closet', 'search-results', 'catalogue'],
  layout: 'app',
  session: 'asked',
}
