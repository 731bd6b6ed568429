import { PostCard } from './posts/post-card.tsx'
import type { Post } from './posts.ts'

/** Boards of different heights in columns. `priority` is how many of the first are in sight at once. */
export function Masonry({ posts, priority = 0 }: { posts: Post[]; priority?: number }) {
  return (
    <ul className="columns-2 gap-3 sm:gap-6 lg:columns-3">
      {posts.map((post, index) => (
        <li key={post.id} className="mb-5 break-inside-avoid sm:mb-6">
          <PostCard post={post} priority={index < priority} />
        </li>
      ))}
    </ul>
  )
}
