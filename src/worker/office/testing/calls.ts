import { env } from 'cloudflare:test'
import type { Role } from '#shared/office/roles.ts'
import { firstIn } from '#shared/testing/first.ts'
import { randomText } from '../../lib/ids.ts'
import { smallJpegDataUrl } from '../../testing/pictures.ts'
import { createProduct } from '../../testing/products.ts'
import { openPayments } from '../../testing/payments.ts'
import { createSignedIn } from '../../testing/signed-in.ts'
import { reportShown, showLook } from '../../testing/shown-looks.ts'
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

/** A look that a shopper is unhappy with, with its picture. */
async function reportedLook() {
  const shopper = await createSignedIn()
  await shopper.api['look-reports'].$post({ json: { fault: 'edges', picture: smallJpegDataUrl } })
  const kept = env.DB.prepare('select id from look_reports where user_id = ?').bind(shopper.id)
  return (await kept.first<string>('id')) ?? ''
}

/** A payment through a link that named nobody, at a Stripe of its own. */
export async function paidByNobody() {
  const payments = openPayments()
  await payments.payLink()
  await payments.deliver()
  const { id } = firstIn(await payments.unmatched())
  return { id, payments, worker: { fetch: payments.fetch } }
}

/** A withdrawal that nobody has seen to. */
export async function withdrawn() {
  const shopper = await createSignedIn()
  const id = crypto.randomUUID()
  const json = { id, name: 'Ada', email: shopper.email, subject: 'luxe' as const, language: 'en' as const }
  await shopper.api.withdrawals.$post({ json })
  return id
}

const somePost = async () => ({
  kind: 'post',
  title: 'For the office',
  description: '',
  occasion: 'work',
  pieces: [(await createProduct({ garmentCategory: 'tops' })).id],
})

/** An act on a feed whose shop is not there. */
const ofFeed = (act: string, body: object): OfficeCall => ({
  role: 'editor',
  status: 204,
  make: async () => {
    const id = randomText(6)
    await env.CATALOGUE_DB.prepare(
      `insert into feeds (id, address, kind) values (?, 'https://127.0.0.1:1/feed', 'feed')`,
    )
      .bind(id)
      .run()
    return { path: `/feeds/${id}/${act}`, body }
  },
})

const at =
  (path: string): OfficeCall['make'] =>
  () => ({ path })

export const calls: Record<string, OfficeCall> = {
  'GET /api/office/me': { role: 'viewer', make: at('/me') },
  'GET /api/office/log': { role: 'viewer', make: at('/log') },
  'GET /api/office/editorial/pieces': { role: 'viewer', make: at('/editorial/pieces?q=shirt') },
  'GET /api/office/editorial/preview/:kind': {
    role: 'viewer',
    make: at('/editorial/preview/preset?market=DE'),
  },
  'GET /api/office/editorial/preview/collection/:id': {
    role: 'viewer',
    make: at('/editorial/preview/collection/top-picks?at=2026-12-24T12:00:00.000Z'),
  },
  'GET /api/office/editorial/:kind': { role: 'viewer', make: at('/editorial/collection') },
  'GET /api/office/editorial/:kind/:id': { role: 'viewer', make: at('/editorial/collection/handpicked') },
  'PUT /api/office/editorial/:kind/order': {
    role: 'editor',
    status: 204,
    make: () => ({ path: '/editorial/post/order', body: { ids: ['b', 'a'] } }),
  },
  'PUT /api/office/editorial/:kind/:id': {
    role: 'editor',
    status: 204,
    make: async () => ({ path: `/editorial/post/${randomText(8)}`, body: await somePost() }),
  },
  'PUT /api/office/editorial/:kind/:id/placement': {
    role: 'editor',
    status: 204,
    make: () => ({
      path: `/editorial/preset/${randomText(8)}/placement`,
      body: { shownFrom: null, shownUntil: '2030-01-01T00:00:00.000Z', markets: ['de'], isHidden: false },
    }),
  },
  'POST /api/office/editorial/:kind/:id/removal': {
    role: 'editor',
    status: 204,
    make: async () => {
      const path = `/editorial/post/${randomText(8)}`
      await (await createStaff('editor')).ask('PUT', path, await somePost())
      return { path: `${path}/removal`, body: { reason } }
    },
  },
  'GET /api/office/home': { role: 'viewer', make: at('/home') },
  'GET /api/office/search': { role: 'viewer', make: at('/search') },
  'PUT /api/office/search/pins': {
    role: 'editor',
    status: 204,
    make: async () => ({
      path: '/search/pins',
      body: { question: 'summer dress', productIds: [(await createProduct()).id] },
    }),
  },
  'POST /api/office/search/synonyms': {
    role: 'editor',
    status: 204,
    make: () => ({ path: '/search/synonyms', body: { phrases: ['cagoule', 'rain jacket'] } }),
  },
  'POST /api/office/search/synonyms/:number/removal': {
    role: 'editor',
    status: 204,
    make: async () => {
      const row = await env.CATALOGUE_DB.prepare(
        `insert into search_synonyms (phrases) values ('["a","b"]') returning number`,
      ).first<{ number: number }>()
      return { path: `/search/synonyms/${row?.number}/removal`, body: { reason } }
    },
  },
  'GET /api/office/feeds': { role: 'viewer', make: at('/feeds') },
  'POST /api/office/feeds/:id/pause': ofFeed('pause', { reason }),
  'POST /api/office/feeds/:id/resume': ofFeed('resume', { reason }),
  'POST /api/office/feeds/:id/run': ofFeed('run', { reason }),
  'PUT /api/office/feeds/:id/mapping': ofFeed('mapping', { mapping: { title: ['name'] } }),
  'POST /api/office/feeds/:id/rehearsal': {
    ...ofFeed('rehearsal', { mapping: null }),
    status: 200,
  },
  'GET /api/office/errors': { role: 'viewer', make: at('/errors') },
  'GET /api/office/moderation': { role: 'viewer', make: at('/moderation') },
  'POST /api/office/moderation/:id/approval': {
    role: 'editor',
    status: 204,
    make: async () => ({ path: `/moderation/${await publishedByShopper()}/approval`, body: {} }),
  },
  'POST /api/office/moderation/:id/takedown': {
    role: 'editor',
    status: 204,
    make: async () => ({
      path: `/moderation/${await publishedByShopper()}/takedown`,
      body: { reason, why: 'other' },
    }),
  },
  'GET /api/office/moderation/shown/:id/picture': {
    role: 'viewer',
    make: async () => {
      const { id, path } = await showLook(await createSignedIn())
      await reportShown(path)
      return { path: `/moderation/shown/${id}/picture` }
    },
  },
  'GET /api/office/moderation/looks': { role: 'support', make: at('/moderation/looks') },
  'GET /api/office/moderation/looks/:id/picture': {
    role: 'support',
    make: async () => ({ path: `/moderation/looks/${await reportedLook()}/picture` }),
  },
  'POST /api/office/moderation/looks/:id/settled': {
    role: 'support',
    status: 204,
    make: async () => ({ path: `/moderation/looks/${await reportedLook()}/settled`, body: {} }),
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
  'POST /api/office/payments/withdrawals/:id/settlement': {
    role: 'support',
    status: 204,
    make: async () => ({ path: `/payments/withdrawals/${await withdrawn()}/settlement`, body: { reason } }),
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
  'GET /api/office/photographers': { role: 'viewer', make: at('/photographers') },
  'PUT /api/office/photographers': {
    role: 'owner',
    status: 204,
    make: () => ({ path: '/photographers', body: { set: null, reason } }),
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
