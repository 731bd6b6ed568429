import type { PageRoute } from '#client/page-route.ts'

/** Where an assistant of hers sends her (shared/assistants.ts). */
export const route: PageRoute = {
  path: 'connect',
  areas: ['connect'],
  layout: 'bare',
  session: 'required',
  isOnlineOnly: true,
}
