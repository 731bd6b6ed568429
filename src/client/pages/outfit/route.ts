import type { PageRoute } from '#client/page-route.ts'

export const route: PageRoute = {
  path: 'outfit/:id',
  areas: ['explore', 'catalogue', 'outfits', 'unknown-outfit'],
  layout: 'app',
  session: 'asked',
}
