import { sessionCall, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Settings · Cabine',
  description: 'Your account, your language, your subscription, and everything that we keep of yours.',
  firstCalls: { calls: [sessionCall] },
  firstView: () => null,
  isOwn: true,
}
