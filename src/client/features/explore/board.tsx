import { pictureSources } from '#shared/picture-address.ts'
import { Picture } from '#client/ui/picture.tsx'
import type { Post } from './posts.ts'

type Props = {
  post: Pick<Post, 'thumbnailUrl' | 'aspect'>
  alt: string
  sizes: string
  priority?: boolean
}

/** The picture of an outfit, in its own proportions: its box is there before the picture. */
export function Board({ post, alt, sizes, priority }: Props) {
  const { src, srcSet, avif } = pictureSources(post.thumbnailUrl)
  return (
    <Picture
      src={src}
      srcSet={srcSet}
      sources={{ avif }}
      sizes={sizes}
      alt={alt}
      ratio={String(post.aspect)}
      priority={priority}
      className="rounded-md"
    />
  )
}
