import { lazy, Suspense } from 'react'
import { withMessages } from '#client/i18n/with-messages.ts'
import type { Post } from './posts.ts'

/** Hardly a board needs it, so no page loads it before one does. */
const AiLabel = lazy(async () => ({
  default: (await withMessages(import('#client/ui/ai-label.tsx'), 'looks')).AiLabel,
}))

/** On the picture of an outfit that an image model made: whoever sees it is told. */
export const BoardLabel = ({ post }: { post: Pick<Post, 'madeBy'> }) =>
  post.madeBy === 'image_model' ? (
    <Suspense>
      <AiLabel className="pointer-events-none absolute start-3 top-3" />
    </Suspense>
  ) : null
