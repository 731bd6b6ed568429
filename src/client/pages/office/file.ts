import { sessionCall, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Office · Cabine',
  description: 'For those who work here.',
  firstCalls: { calls: [sessionCall], ofShopper: ['/api/office/me'] },
  isOwn: true,
}
