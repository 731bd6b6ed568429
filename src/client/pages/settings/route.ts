import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'settings',
  areas: ['settings', 'account', 'billing'],
  layout: 'app',
  session: 'required',
}
