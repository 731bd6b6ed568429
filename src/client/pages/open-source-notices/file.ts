import type { PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Open-source notices · Cabine',
  description: 'The parts of others that are served with Cabine, their authors and their licences.',
  firstView: () => null,
}
