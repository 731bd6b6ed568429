import { pending, sessionCall, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Cabine',
  description: 'Today’s top picks, collections and your lookbook: what to try on next, on your own photo.',
  firstCalls: { calls: [sessionCall, '/api/top-picks', '/api/collections', '/api/handpicked-products'] },
  secondPart: {
    modules: ['features/dashboard/shelves.tsx'],
    areas: ['shelves', 'catalogue', 'hearts', 'editorial-collections'],
  },
  firstView: () => ({ topPicks: pending(), collections: pending(), handpicked: pending() }),
  isOwn: true,
}
