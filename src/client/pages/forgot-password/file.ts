import type { PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Forgot password · Cabine',
  description: 'Tell us your email address, and we send you a link to choose a new password.',
  firstView: () => null,
}
