import { pending, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Confirm your withdrawal · Cabine',
  description: 'One press, and we know that the withdrawal comes from you.',
  firstCalls: { calls: ['/api/operator'] },
  firstView: () => ({ contact: pending() }),
  example: 'confirm-withdrawal#by-mail',
}
