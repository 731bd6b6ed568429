import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'closet',
  areas: ['closet'],
  layout: 'app',
  session: 'asked',
}
