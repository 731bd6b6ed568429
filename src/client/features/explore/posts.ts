import { readAppState } from '#client/session/app-state.ts'
import { inShopperLanguage } from '#client/i18n/editorial.ts'
import { withMessages } from '#client/i18n/with-messages.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { serverState } from '#client/session/server-state.ts'
import { builtInPosts } from './posts/built-in-posts.ts'

/** Those of the house are named by its editors, those of shoppers after the studio's templates. */
const withWords = <Part>(part: Promise<Part>) => withMessages(part, 'editorial-posts', 'editorial-templates')

const askForPosts = () => withWords(request(api['outfit-posts'].$get()))
const askForPost = (id: string) => withWords(request(api['outfit-posts'][':id'].$get({ param: { id } })))

/** An outfit as its card shows it. */
export type Post = Omit<Awaited<ReturnType<typeof askForPosts>>[number], 'occasion'>
export type OpenPost = Omit<Awaited<ReturnType<typeof askForPost>>, 'occasion'> & {
  /** Hers, made by the studio: who else may see it. */
  own?: { isPublished: boolean }
}

/** As it is named in her language. */
export const postInShopperLanguage = <P extends { id: string; title: string; templateId?: string | null }>(
  post: P,
) =>
  post.templateId
    ? inShopperLanguage('templates', post.templateId, post)
    : inShopperLanguage('posts', post.id, post)

/**
 * A server that has none leaves the built-in ones. Who comes back from an outfit finds her place in the list again; it
 * is forgotten when she has put one there, or taken one back.
 */
export const posts = serverState(
  async (): Promise<Post[]> => {
    const found = await askForPosts()
    return found.length > 0 ? found : builtInPosts
  },
  { isPublic: true },
)

/** What the studio made has an id of its own form. */
const isOfStudio = (id: string) => /^\w+-[a-z2-7]{26}$/.test(id)

async function askForOwn(id: string): Promise<OpenPost> {
  const {
    isPublished,
    isOwn: _,
    ...post
  } = await withWords(request(api.outfits.generated[':id'].$get({ param: { id } })))
  return { ...post, own: { isPublished } }
}

/** Her own ones first: she can do more with them, and nobody else sees them before they are published. */
async function findPost(id: string): Promise<OpenPost> {
  if (isOfStudio(id) && readAppState()) {
    try {
      return await askForOwn(id)
    } catch (error) {
      if (!isFailure(error, 'not_found')) throw error
    }
  }
  return await askForPost(id)
}

/** 'unknown' when there is no such outfit, null when nobody could be asked. A built-in one has no pieces to tell of. */
export async function fetchPost(id: string): Promise<OpenPost | 'unknown' | null> {
  try {
    return await findPost(id)
  } catch (error) {
    if (!isFailure(error, 'not_found')) return null
  }
  const all = await posts.load().catch(() => null)
  const builtIn = all === builtInPosts && builtInPosts.find((post) => post.id === id)
  return builtIn ? { ...builtIn, description: '', products: [], outfit: null } : 'unknown'
}
