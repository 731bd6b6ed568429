import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'closet/calendar',
  areas: ['wear-log', 'closet', 'search-results', 'catalogue'],
  layout: 'app',
  session: 'asked',
}
