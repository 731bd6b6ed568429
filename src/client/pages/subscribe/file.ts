import { pending, sessionCall, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Subscribe to Luxe · Cabine',
  description: 'Unlimited try-ons, every outfit of the shop and a monthly consultation: cancel anytime.',
  firstCalls: { calls: [sessionCall] },
  firstView: () => ({ setup: pending() }),
  isOwn: true,
}
