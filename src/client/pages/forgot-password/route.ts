import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'forgot-password',
  areas: ['auth', 'recovery'],
  layout: 'bare',
}
