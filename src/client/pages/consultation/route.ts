import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'consultation',
  areas: ['consultation', 'catalogue'],
  layout: 'app',
  session: 'asked',
}
