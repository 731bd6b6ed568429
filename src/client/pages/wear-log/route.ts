import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'closet/calendar',
  areas: ['wear-log'],
  layout: 'app',
  session: 'asked',
}
