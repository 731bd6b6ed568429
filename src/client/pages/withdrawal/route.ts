import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'withdrawal',
  areas: ['withdrawal'],
  layout: 'bare',
  session: 'asked',
  isOnlineOnly: true,
}
