import { sessionCall, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'What to wear today · Cabine',
  description:
    'An outfit from your own closet for the day: its weather, its occasion, and what you wore last.',
  firstCalls: { calls: [sessionCall] },
  secondPart: { modules: ['features/today/today.tsx'], areas: [] },
  firstView: () => null,
  isOwn: true,
}
