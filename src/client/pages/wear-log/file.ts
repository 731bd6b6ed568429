import { sessionCall, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Closet calendar · Cabine',
  description: 'What you wore and plan to wear, day by day, with your laundry and what each wearing costs.',
  firstCalls: { calls: [sessionCall] },
  secondPart: { modules: ['features/wear-log/wear-log.tsx'], areas: [] },
  firstView: () => null,
  isOwn: true,
}
