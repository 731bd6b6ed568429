import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'closet/today',
  areas: ['today', 'closet', 'outfits', 'search-results', 'catalogue'],
  layout: 'app',
  session: 'asked',
}
