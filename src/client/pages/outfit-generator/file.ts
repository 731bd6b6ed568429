import { pending, sessionCall, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Outfit Automation Studio · Cabine',
  description: 'Choose the occasions of your week, and an outfit from the shop is laid out for each.',
  firstCalls: { calls: [sessionCall, '/api/outfits/templates'] },
  firstView: () => ({ templates: pending(), shop: pending(), desk: null }),
}
