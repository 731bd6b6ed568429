import { sessionCall, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Your style letter · Cabine',
  description: 'Five outfits for the weeks ahead, each with the reason why. Try any of them on.',
  firstCalls: { calls: [sessionCall] },
}
