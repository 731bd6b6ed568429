import { sessionCall, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Buy or skip? · Cabine',
  description:
    'Before you buy: what you have that’s like it, the outfits it makes with your closet, and what each wearing costs.',
  firstCalls: { calls: [sessionCall] },
  secondPart: { modules: ['features/buy-or-skip/buy-or-skip.tsx'], areas: [] },
  firstView: () => null,
  isOwn: true,
}
