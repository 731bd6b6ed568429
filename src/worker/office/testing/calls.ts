import type { Role } from '#shared/office/roles.ts'
import { createSignedIn } from '../../testing/signed-in.ts'
import { createStaff } from '../../testing/staff.ts'
import { createGenerated } from '../../testing/studio.ts'

type Call = { path: string; body?: unknown }

/** For the tests: a call of each route of the office that succeeds, and the least role that may make it. */
type OfficeCall = {
  role: Role
  /** 200 where it is left out. */
  status?: number
  /** It asks by POST, for instance because an email is no part of an address. */
  isRead?: true
  make: () => Call | Promise<Call>
}

const reason = 'as was agreed'

/** An outfit that a shopper has published on Explore. */
export async function publishedByShopper() {
  const shopper = await createSignedIn()
  const { id } = await createGenerated(shopper.id)
  await shopper.api.outfits.generated[':id'].publication.$put({ param: { id } })
  return id
}

const at =
  (path: string): OfficeCall['make'] =>
  () => ({ path })

export const calls: Record<string, OfficeCall> = {
  'GET /api/office/me': { role: 'viewer', make: at('/me') },
  'GET /api/office/log': { role: 'viewer', make: at('/log') },
  'GET /api/office/moderation': { role: 'viewer', make: at('/moderation') },
  'POST /api/office/moderation/:id/approval': {
    role: 'editor',
    status: 204,
    make: async () => ({ path: `/moderation/${await publishedByShopper()}/approval`, body: {} }),
  },
  'POST /api/office/moderation/:id/takedown': {
    role: 'editor',
    status: 204,
    make: async () => ({ path: `/moderation/${await publishedByShopper()}/takedown`, body: { reason } }),
  },
  'GET /api/office/switches': { role: 'viewer', make: at('/switches') },
  'PUT /api/office/switches/:name': {
    role: 'owner',
    status: 204,
    make: () => ({ path: '/switches/mails', body: { isOn: true, reason } }),
  },
  'GET /api/office/staff': { role: 'viewer', make: at('/staff') },
  'PUT /api/office/staff': {
    role: 'owner',
    status: 204,
    make: async () => ({
      path: '/staff',
      body: { account: (await createSignedIn()).email, role: 'editor', reason },
    }),
  },
  'POST /api/office/staff/:id/removal': {
    role: 'owner',
    status: 204,
    make: async () => ({ path: `/staff/${(await createStaff('viewer')).id}/removal`, body: { reason } }),
  },
}
