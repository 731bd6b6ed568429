import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'closet/packing',
  areas: ['packing', 'closet'],
  layout: 'app',
  session: 'asked',
}
