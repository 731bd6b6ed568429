import * as v from 'valibot'
import { aspectOf, editorial, wornBy, type Editorial } from '../product.ts'
import { callCollections, editorialCollections, type CollectionPlan } from './editorial/collections.ts'
import type { PostPlan } from './editorial/post-plan.ts'
import { posts } from './editorial/posts.ts'
import { presets } from './editorial/presets.ts'
import { templates } from './editorial/templates.ts'

const collectionOf =
  (kind: 'editorial' | 'call') =>
  ({ slug, title, description, isPremium = false, picture, pinned, rule }: CollectionPlan) => ({
    slug,
    title,
    description,
    kind,
    isPremium,
    imageUrl: picture ? `/samples/collections/${slug}/960.webp` : '',
    pinned,
    rule: rule ?? null,
  })

/** A board of its pieces, or a look, which says what it is: the person in it never wore these clothes. */
function pictureOf({ id, aspect }: PostPlan) {
  const person = wornBy[id]
  return person
    ? {
        thumbnailUrl: `/samples/looks/${id}/640.webp`,
        aspect: aspectOf[person],
        madeBy: 'image_model' as const,
      }
    : { thumbnailUrl: `/samples/posts/${id}/640.webp`, aspect }
}

/** The editors' plans in the form in which the shop loads them. */
export const composeEditorial = (): Editorial =>
  v.parse(editorial, {
    collections: [
      ...editorialCollections.map(collectionOf('editorial')),
      ...callCollections.map(collectionOf('call')),
    ],
    presets: presets.map((preset) => ({
      ...preset,
      thumbnailUrl: `/samples/presets/${preset.id}/640.webp`,
    })),
    posts: posts.map((post) => ({
      ...post,
      ...pictureOf(post),
    })),
    templates,
  })

export const writeEditorial = (composed: Editorial) => `${JSON.stringify(composed, null, 2)}\n`
