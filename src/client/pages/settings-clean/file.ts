import { sessionCall, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Settings · Cabine',
  description: 'Your plan, where your photos are kept, your language, the theme, and your ways in.',
  firstCalls: { calls: [sessionCall] },
  firstView: () => null,
  isOwn: true,
}
