import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'consultation/:id',
  areas: ['letter', 'catalogue'],
  layout: 'app',
  session: 'required',
}
