import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: '',
  areas: ['landing', 'demo'],
  layout: 'static',
}
