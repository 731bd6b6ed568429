import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'help',
  areas: ['help'],
  layout: 'bare',
}
