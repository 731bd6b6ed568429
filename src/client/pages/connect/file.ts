import { pending, sessionCall, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Connect an AI assistant · Cabine',
  description: 'Choose what an assistant of yours may do at Cabine.',
  firstCalls: { calls: [sessionCall] },
  firstView: () => ({ asked: pending() }),
  isOwn: true,
}
