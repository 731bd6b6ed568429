import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { builtInPosts } from './built-in-posts.ts'

const askForPosts = () => request(api['outfit-posts'].$get())
const askForPost = (id: string) => request(api['outfit-posts'][':id'].$get({ param: { id } }))

/** An outfit as its card shows it. */
export type Post = Omit<Awaited<ReturnType<typeof askForPosts>>[number], 'occasion'>
export type OpenPost = Omit<Awaited<ReturnType<typeof askForPost>>, 'occasion'>

let known: Post[] | undefined

/** Null when they cannot be had. A server that has none leaves the built-in ones. */
export async function fetchPosts(): Promise<Post[] | null> {
  try {
    const posts = await askForPosts()
    known = posts.length > 0 ? posts : builtInPosts
    return known
  } catch {
    return null
  }
}

/** At once where this page has had them before: who comes back from an outfit finds her place in the list again. */
export const readPosts = () => known ?? fetchPosts()
export type Posts = ReturnType<typeof readPosts>

/** 'unknown' when there is no such outfit, null when nobody could be asked. A built-in one has no pieces to tell of. */
export async function fetchPost(id: string): Promise<OpenPost | 'unknown' | null> {
  try {
    return await askForPost(id)
  } catch (error) {
    if (!isFailure(error, 'not_found')) return null
  }
  const posts = await fetchPosts()
  const builtIn = posts === builtInPosts && builtInPosts.find((post) => post.id === id)
  return builtIn ? { ...builtIn, description: '', products: [], outfit: null } : 'unknown'
}
