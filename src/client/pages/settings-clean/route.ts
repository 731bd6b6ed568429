import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'settings-clean',
  areas: ['account'],
  layout: 'app',
  session: 'required',
}
