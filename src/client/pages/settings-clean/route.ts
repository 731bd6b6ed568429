import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'settings-clean',
  areas: ['account', 'theme'],
  layout: 'app',
  session: 'required',
}
