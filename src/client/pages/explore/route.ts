import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'explore',
  areas: ['explore', 'catalogue'],
  layout: 'app',
  session: 'asked',
}
