import type { PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Sign up or sign in · Cabine',
  description: 'Open your fitting room: sign up with an email address and get 5 free try-ons, or sign in.',
  firstView: () => null,
  inlinesStyle: true,
  isIndexed: true,
}
