import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refreshAppState } from '#client/session/app-state.ts'
import { fetchPost, posts } from './posts.ts'

let answers: Record<string, Response> = {}
const notFound = () => Response.json({ error: 'not_found' }, { status: 404 })

beforeEach(() => {
  answers = {}
  posts.forget()
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = answers[path]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer.clone()
  })
})

describe('spec 2.2.28: when the server returns no posts', () => {
  test('the six built-in sample outfits are shown', async () => {
    answers = { '/api/outfit-posts': Response.json([]) }
    expect((await posts.load()).map(({ id, title }) => [id, title])).toEqual([
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
    expect(await posts.load()).toEqual([post])
    expect(await fetchPost('3')).toBe('unknown')
  })
})

test('a server that does not answer is no reason to say that an outfit is unknown', async () => {
  await expect(posts.load()).rejects.toThrow('Failed to fetch')
  expect(await fetchPost('3')).toBeNull()
})

describe('an outfit of the studio', () => {
  const id = '0-abcdefghijklmnopqrstuvwxyz'
  const outfit = { id, title: 'Desk', description: '', products: [], outfit: null }

  test('is asked of everybody’s outfits alone while nobody is signed in', async () => {
    answers = { [`/api/outfit-posts/${id}`]: Response.json(outfit) }
    expect(await fetchPost(id)).toEqual(outfit)
  })

  test('is hers to publish where it is hers, and everybody’s where it is not', async () => {
    answers = { '/api/app-state': Response.json({ user: { id: 'her' }, credits_remaining: 5 }) }
    await refreshAppState()
    answers[`/api/outfits/generated/${id}`] = Response.json({ ...outfit, isOwn: true, isPublished: false })
    expect(await fetchPost(id)).toEqual({ ...outfit, own: { isPublished: false } })
    answers = {
      [`/api/outfits/generated/${id}`]: notFound(),
      [`/api/outfit-posts/${id}`]: Response.json(outfit),
    }
    expect(await fetchPost(id)).toEqual(outfit)
  })
})
