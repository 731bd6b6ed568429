import { Suspense } from 'react'
import { laterPart } from '#client/lib/later-part.tsx'
import type { Post } from './posts.ts'

/** Few boards need it, so its code is loaded when one does. */
const AiLabel = laterPart(async () => (await import('#client/ui/ai-label.tsx')).AiLabel)

/** The label on an outfit's picture that an image model made. */
export const BoardLabel = ({ post }: { post: Pick<Post, 'madeBy'> }) =>
  post.madeBy === 'image_model' ? (
    <Suspense>
      <AiLabel className="pointer-events-none absolute start-3 top-3" />
    </Suspense>
  ) : null
