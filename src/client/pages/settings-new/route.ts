import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'settings-new',
  areas: ['settings-new', 'billing'],
  layout: 'app',
  session: 'required',
  isForDevelopers: true,
}
