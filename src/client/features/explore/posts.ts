import { readAppState } from '#client/session/app-state.ts'
import { inShopperLanguage } from '#client/i18n/editorial.ts'
import { withMessages } from '#client/i18n/with-messages.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { serverState, serverStates } from '#client/session/server-state.ts'
import { builtInPosts } from './posts/built-in-posts.ts'

/** The editors' outfits have titles of their own; those of shoppers are titled by the studio's templates. */
const withWords = <Part>(part: Promise<Part>) => withMessages(part, 'editorial-posts', 'editorial-templates')

const askForPosts = () => withWords(request(api['outfit-posts'].$get()))
const askForPost = (id: string) => withWords(request(api['outfit-posts'][':id'].$get({ param: { id } })))

type Listed = Awaited<ReturnType<typeof askForPosts>>[number]

/** An outfit as its card shows it. Built-in ones have no occasion and no facts, nor has a list that an older version has kept. */
export type Post = Omit<Listed, 'occasion' | 'facts'> & Partial<Pick<Listed, 'occasion' | 'facts'>>
export type OpenPost = Omit<Awaited<ReturnType<typeof askForPost>>, 'occasion'> & {
  /** Only for the shopper's own outfit from the studio: who else may see it. */
  own?: { isPublished: boolean }
}

/** The post with its title in the shopper's language. */
export const postInShopperLanguage = <P extends { id: string; title: string; templateId?: string | null }>(
  post: P,
) =>
  post.templateId
    ? inShopperLanguage('templates', post.templateId, post)
    : inShopperLanguage('posts', post.id, post)

/**
 * When the server has no posts, the built-in ones are shown. After coming back from an outfit the place in the
 * list is found again, unless the shopper published or withdrew an outfit.
 */
export const posts = serverState(
  async (): Promise<Post[]> => {
    const found = await askForPosts()
    return found.length > 0 ? found : builtInPosts
  },
  { isPublic: true },
)

/** The ids of outfits from the studio have a form of their own. */
const isOfStudio = (id: string) => /^\w+-[a-z2-7]{26}$/.test(id)

async function askForOwn(id: string): Promise<OpenPost> {
  const {
    isPublished,
    isOwn: _,
    ...post
  } = await withWords(request(api.outfits.generated[':id'].$get({ param: { id } })))
  return { ...post, own: { isPublished } }
}

/**
 * The shopper's own outfits come first: there is more to do with them, and before publishing nobody else sees
 * them.
 */
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

/** Asked for at each visit: the shopper may have published it on another device. */
const openPosts = serverStates(findPost, { freshForMs: 0 })

/**
 * 'unknown' when there is no such outfit, null when the server could not be asked. A built-in outfit has no
 * pieces.
 */
export async function fetchPost(id: string): Promise<OpenPost | 'unknown' | null> {
  try {
    return await openPosts(id).load()
  } catch (error) {
    if (!isFailure(error, 'not_found')) return null
  }
  const all = await posts.load().catch(() => null)
  const builtIn = all === builtInPosts && builtInPosts.find((post) => post.id === id)
  return builtIn ? { ...builtIn, description: '', products: [], outfit: null } : 'unknown'
}
