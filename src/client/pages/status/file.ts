import { pending, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Status · Cabine',
  description: 'What works now, and how well Cabine keeps what it promises.',
  firstCalls: { calls: ['/api/status'] },
  firstView: () => ({ status: pending() }),
  inlinesStyle: true,
}
