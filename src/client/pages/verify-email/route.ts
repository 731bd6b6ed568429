import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'verify-email',
  areas: ['auth', 'recovery'],
  layout: 'bare',
}
