import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: '*',
  areas: ['not-found'],
  layout: 'static',
}
