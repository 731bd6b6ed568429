import type { PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Terms of Service · Cabine',
  description: 'What you and Cabine can expect of each other: photos, acceptable use, liability, changes.',
  firstView: () => null,
  inlinesStyle: true,
  isIndexed: true,
}
