import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'explore',
  areas: ['explore', 'explore-filters', 'outfits', 'search-results', 'catalogue'],
  layout: 'app',
  session: 'asked',
}
