import { pending, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Privacy Policy · Cabine',
  description: 'What Cabine knows about you, where your photos are kept, who can see them, and your rights.',
  firstCalls: { calls: ['/api/operator'] },
  firstView: () => ({ contact: pending() }),
  inlinesStyle: true,
  isIndexed: true,
}
