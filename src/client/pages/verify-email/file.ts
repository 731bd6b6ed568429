import type { PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Confirm your email · Cabine',
  description: 'One press, and we know that this email address is yours.',
  firstView: () => null,
  example: 'verify-email#by-mail',
}
