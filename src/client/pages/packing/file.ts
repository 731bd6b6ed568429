import { sessionCall, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Pack for a trip · Cabine',
  description:
    'The fewest clothes of your own closet for a trip: by its weather, its occasions and your bag.',
  firstCalls: { calls: [sessionCall] },
  secondPart: { modules: ['features/packing/packing.tsx'], areas: [] },
  firstView: () => null,
  isOwn: true,
}
