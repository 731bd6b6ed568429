import { pending, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'A sample piece · Cabine',
  description: 'A piece made to show what Cabine can do: nothing is sold here, but you can try it on.',
  firstView: () => ({ piece: pending() }),
}
