import { pending, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Legal notice · Cabine',
  description: 'Who runs Cabine, as the law in your country requires us to tell you.',
  firstCalls: { calls: ['/api/operator'] },
  firstView: () => ({ operator: pending() }),
}
