import { pending, sessionCall, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Fitting room · Cabine',
  description: 'Choose an outfit or bring your own piece, and see it on your photo within seconds.',
  firstCalls: { calls: [sessionCall] },
  firstView: () => ({ presets: pending(), look: null }),
  isOwn: true,
}
