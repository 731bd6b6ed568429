import { pending, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Terms of Service · Cabine',
  description: 'What you and Cabine can expect of each other: photos, acceptable use, liability, changes.',
  firstCalls: { calls: ['/api/operator'] },
  firstView: () => ({ contact: pending() }),
  inlinesStyle: true,
  isIndexed: true,
}
