import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'p/:slug',
  areas: ['product', 'product-detail', 'catalogue'],
  layout: 'app',
  session: 'asked',
  hasLanguages: true,
}
