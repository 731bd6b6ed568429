import { sessionCall, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Your style · Cabine',
  description: 'Twelve short questions, each optional, and what is shown to you suits you better.',
  firstCalls: { calls: [sessionCall], ofShopper: ['/api/styling-profile'] },
  firstView: () => ({ isTold: undefined }),
  isOwn: true,
}
