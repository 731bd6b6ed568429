import type { PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Confirm your withdrawal · Cabine',
  description: 'One press, and we know that the withdrawal comes from you.',
  firstView: () => null,
  example: 'confirm-withdrawal#by-mail',
}
