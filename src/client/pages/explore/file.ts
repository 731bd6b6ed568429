import { pending, sessionCall, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Explore outfits · Cabine',
  description: 'Curated outfits for work, weekends, dates and parties. Shop the look, or try it on.',
  firstCalls: { calls: [sessionCall, '/api/outfit-posts'] },
  firstView: () => ({ posts: pending() }),
  inlinesStyle: true,
  isIndexed: true,
}
