import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'outfit-generator',
  areas: ['studio', 'catalogue'],
  layout: 'app',
  session: 'asked',
}
