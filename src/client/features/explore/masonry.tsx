import { useEffect, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '#client/lib/when-idle.ts'
import { inColumns } from './masonry-columns.ts'
import { PostCard } from './posts/post-card.tsx'
import type { Post } from './posts.ts'

const wide = '(width >= 64rem)'

function subscribe(onChange: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const useColumnCount = () => useSyncExternalStore(subscribe, () => (matchMedia(wide).matches ? 3 : 2))

/** More than a screen has room for. */
const atOnce = 12

/** As many as were shown last: who comes back finds her place in a wall that is as high as it was. */
let shownLast = atOnce

/** How many of all are drawn: a wall of a hundred at once would hold a phone up for half a second. */
function useGrowing(all: number) {
  const [shown, setShown] = useState(shownLast)
  useEffect(() => {
    if (shown >= all) return
    let isGone = false
    void whenIdle().then(() => {
      if (isGone) return
      shownLast = Math.max(shownLast, shown + atOnce)
      setShown(shown + atOnce)
    })
    return () => {
      isGone = true
    }
  }, [shown, all])
  return shown
}

/** Boards of different heights in columns. `priority` is how many of the first are in sight at once. */
export function Masonry({ posts, priority = 0 }: { posts: Post[]; priority?: number }) {
  const count = useColumnCount()
  const shown = useGrowing(posts.length)
  const first = new Set(posts.slice(0, priority))
  return (
    <div className="grid grid-cols-2 items-start gap-3 sm:gap-6 lg:grid-cols-3">
      {inColumns(posts.slice(0, shown), count).map((column, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column is its place
        <ul key={place} className="grid gap-5 sm:gap-6">
          {column.map((post) => (
            <li key={post.id}>
              <PostCard post={post} priority={first.has(post)} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
