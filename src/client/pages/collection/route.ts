import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'collections/:slug',
  areas: ['collection'],
  layout: 'app',
  session: 'asked',
}
