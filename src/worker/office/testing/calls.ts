import { env } from 'cloudflare:test'
import type { Role } from '#shared/office/roles.ts'
import { firstIn } from '#shared/testing/first.ts'
import { openPayments } from '../../testing/payments.ts'
import { createSignedIn } from '../../testing/signed-in.ts'
import { createStaff, type Site } from '../../testing/staff.ts'
import { createGenerated } from '../../testing/studio.ts'

/** `worker` is the site that it is sent to, where it needs one of its own. */
type Call = { path: string; body?: unknown; worker?: Site }

/** For the tests: a call of each route of the office that succeeds, and the least role that may make it. */
type OfficeCall = {
  role: Role
  /** 200 where it is left out. */
  status?: number
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

/** A payment through a link that named nobody, at a Stripe of its own. */
export async function paidByNobody() {
  const payments = openPayments()
  await payments.payLink()
  await payments.deliver()
  const { id } = firstIn(await payments.unmatched())
  return { id: String(id), payments, worker: { fetch: payments.fetch } }
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
  'GET /api/office/payments': { role: 'support', make: at('/payments') },
  'POST /api/office/payments/:id/assignment': {
    role: 'support',
    status: 204,
    make: async () => {
      const { worker, id } = await paidByNobody()
      const account = (await createSignedIn()).email
      return { worker, path: `/payments/${id}/assignment`, body: { account, reason } }
    },
  },
  'POST /api/office/payments/:id/refund': {
    role: 'support',
    status: 204,
    make: async () => {
      const { worker, id } = await paidByNobody()
      return { worker, path: `/payments/${id}/refund`, body: { reason } }
    },
  },
  'POST /api/office/payments/:id/settlement': {
    role: 'support',
    status: 204,
    make: async () => ({ path: `/payments/${(await paidByNobody()).id}/settlement`, body: { reason } }),
  },
  'POST /api/office/shoppers/find': {
    role: 'support',
    make: async () => ({ path: '/shoppers/find', body: { account: (await createSignedIn()).email } }),
  },
  'POST /api/office/shoppers/:id/credits': {
    role: 'support',
    status: 204,
    make: async () => ({
      path: `/shoppers/${(await createSignedIn()).id}/credits`,
      body: { credits: 3, reason, press: crypto.randomUUID() },
    }),
  },
  'POST /api/office/shoppers/:id/sessions/:session/end': {
    role: 'support',
    status: 204,
    make: async () => {
      const shopper = await createSignedIn()
      const [session] = await (await shopper.api.account.sessions.$get()).json()
      return { path: `/shoppers/${shopper.id}/sessions/${session?.id}/end`, body: { reason } }
    },
  },
  'POST /api/office/shoppers/:id/export': {
    role: 'support',
    make: async () => ({ path: `/shoppers/${(await createSignedIn()).id}/export`, body: { reason } }),
  },
  'POST /api/office/shoppers/:id/removal': {
    role: 'support',
    status: 204,
    make: async () => ({ path: `/shoppers/${(await createSignedIn()).id}/removal`, body: { reason } }),
  },
  'POST /api/office/shoppers/:id/stay': {
    role: 'support',
    status: 204,
    make: async () => {
      const { id } = await createSignedIn()
      await env.DB.prepare('update users set removal_due_at = ? where id = ?')
        .bind(Date.now() + 86_400_000, id)
        .run()
      return { path: `/shoppers/${id}/stay`, body: { reason } }
    },
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
