import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'style-profile',
  areas: ['style-profile'],
  layout: 'app',
  session: 'required',
}
