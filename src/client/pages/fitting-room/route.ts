import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'fitting-room',
  areas: ['fitting-room', 'photos'],
  layout: 'app',
  session: 'required',
}
