import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'reset-password',
  areas: ['auth', 'recovery'],
  layout: 'bare',
}
