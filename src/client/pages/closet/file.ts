import { sessionCall, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'My closet · Cabine',
  description: 'The clothes you own, cut out of your own pictures, and worn in the mirror with new ones.',
  firstCalls: { calls: [sessionCall] },
  secondPart: { modules: ['features/closet/closet.tsx'], areas: [] },
  firstView: () => null,
  isOwn: true,
}
