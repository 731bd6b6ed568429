import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'p/:slug',
  areas: ['product', 'product-detail', 'product-copy', 'catalogue', 'hearts'],
  layout: 'app',
  session: 'asked',
  hasLanguages: true,
}
