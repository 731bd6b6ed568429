import { sessionCall, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Wishlist · Cabine',
  description: 'The pieces you are still thinking about, with their prices then and now.',
  firstCalls: { calls: [sessionCall], ofShopper: ['/api/wishlist'] },
  firstView: () => null,
  isOwn: true,
}
