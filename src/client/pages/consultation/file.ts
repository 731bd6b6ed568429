import { sessionCall, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Consultation · Cabine',
  description: 'Once a month a handful of questions, then a style letter with five outfits for you.',
  firstCalls: { calls: [sessionCall], ofShopper: ['/api/consultation'] },
  firstView: () => ({ standing: undefined }),
  isOwn: true,
}
