import { pending, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Legal notice · Cabine',
  description: 'Who runs Cabine, as the law of your country wants it told.',
  firstCalls: { calls: ['/api/operator'] },
  firstView: () => ({ operator: pending() }),
}
