import { pending, sessionCall, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Right of withdrawal · Cabine',
  description: 'How to withdraw from a contract with Cabine, with a form that does it.',
  firstCalls: { calls: [sessionCall, '/api/operator'] },
  firstView: () => ({ operator: pending(), contact: pending() }),
}
