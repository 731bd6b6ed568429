import type { PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'New password · Cabine',
  description: 'Choose a new password by the link that we have sent you.',
  firstView: () => null,
  example: 'reset-password#by-mail',
}
