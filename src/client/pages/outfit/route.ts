import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'outfit/:id',
  areas: ['explore', 'catalogue', 'outfits'],
  layout: 'app',
  session: 'asked',
}
