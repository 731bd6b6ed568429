import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'closet/today',
  areas: ['today'],
  layout: 'app',
  session: 'asked',
}
