import type { PageRoute } from '#client/page-route.ts'

/** Which section is open is in the address's search: `/office?in=feeds`. */
export const route: PageRoute = {
  path: 'office',
  areas: ['not-found'],
  layout: 'bare',
  session: 'required',
  isOnlineOnly: true,
}
