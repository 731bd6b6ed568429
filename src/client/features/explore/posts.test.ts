import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchPost, fetchPosts } from './posts.ts'

let answers: Record<string, Response> = {}
const notFound = () => Response.json({ error: 'not_found' }, { status: 404 })

beforeEach(() => {
  answers = {}
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = answers[path]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer.clone()
  })
})

describe('document 2, section 2: when the server returns no posts', () => {
  test('the six built-in sample outfits are shown', async () => {
    answers = { '/api/outfit-posts': Response.json([]) }
    expect((await fetchPosts())?.map(({ id, title }) => [id, title])).toEqual([
      ['1', 'Classic Business Attire'],
      ['2', 'Casual Weekend Look'],
      ['3', 'Evening Elegance'],
      ['4', 'Modern Minimalist'],
      ['5', 'Sophisticated Chic'],
      ['6', 'Professional Edge'],
    ])
  })

  test('each of them opens, with its board and no pieces', async () => {
    answers = { '/api/outfit-posts': Response.json([]), '/api/outfit-posts/3': notFound() }
    expect(await fetchPost('3')).toMatchObject({
      title: 'Evening Elegance',
      thumbnailUrl: '/samples/posts/3/640.webp',
      products: [],
    })
  })

  test('but once it has outfits of its own, they are gone', async () => {
    const post = { id: 'autumn', title: 'Autumn', thumbnailUrl: '/a.webp', aspect: 0.75, occasion: 'work' }
    answers = { '/api/outfit-posts': Response.json([post]), '/api/outfit-posts/3': notFound() }
    expect(await fetchPosts()).toEqual([post])
    expect(await fetchPost('3')).toBe('unknown')
  })
})

test('a server that does not answer is no reason to say that an outfit is unknown', async () => {
  expect(await fetchPosts()).toBeNull()
  expect(await fetchPost('3')).toBeNull()
})
