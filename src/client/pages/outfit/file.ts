import { openBoardSizes } from '#client/features/explore/board-sizes.ts'
import { pending, sessionCall, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Outfit · Cabine',
  description: 'A whole outfit, piece by piece: what it is made of, what it costs, and how it looks on you.',
  firstCalls: {
    calls: [sessionCall, '/api/outfit-posts/:', '/api/outfit-posts'],
    pictured: { in: '/api/outfit-posts/:', count: 1, sizes: openBoardSizes },
  },
  secondPart: { modules: [], areas: ['editorial-posts', 'editorial-templates'] },
  firstView: () => ({ posts: pending(), post: undefined }),
  inlinesStyle: true,
  example: 'outfit/1',
}
