import { pending, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Help · Cabine',
  description:
    'Short answers: trying on, your photo, credits, Luxe, refunds, sizes, orders, signing in, your data.',
  firstCalls: { calls: ['/api/operator'] },
  firstView: () => ({ email: pending() }),
  inlinesStyle: true,
  isIndexed: true,
}
