import type { PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Privacy Policy · Cabine',
  description: 'What Cabine knows about you, where your photos are kept, who can see them, and your rights.',
  firstView: () => null,
  inlinesStyle: true,
  isIndexed: true,
}
