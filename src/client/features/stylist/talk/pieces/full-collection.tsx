import { useEffect, useRef } from 'react'
import { Loaded } from '#client/session/shown-when-loaded.tsx'
import { serverStates } from '#client/session/server-state.ts'
import type { Page } from '#client/features/catalogue/catalogue-calls.ts'
import { GridSkeleton } from '#client/ui/product/grid-skeleton.tsx'
import { PagedGrid } from '#client/features/catalogue/paged-grid.tsx'
import { t } from '#client/i18n/messages.ts'
import { glideTo } from '#client/lib/glide-to.ts'
import type { ChatChoices } from '@cabine/sophia/answering/pieces/chat-choices.ts'
import { fetchCollectionPage } from '../shop-calls.ts'
import { categoryInText, occasionInText } from './chat-words.ts'

export const collectionId = 'stylist-chat-collection'

type Asked = Pick<ChatChoices, 'category' | 'occasion'>

const firstPages = serverStates((asked: Asked) => fetchCollectionPage(asked))

/** All pieces of a category for an occasion, in a scrolling frame within the chat. */
export function FullCollection({ category, occasion }: Asked) {
  const asked = { category, occasion }
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    glideTo(frame.current, 'nearest')
  }, [])
  const title = t('stylist-chat.collection', {
    category: categoryInText(category),
    occasion: occasionInText(occasion),
  })
  return (
    <section
      ref={frame}
      id={collectionId}
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard
      tabIndex={0}
      className="mt-6 max-h-[75dvh] animate-rise scroll-my-4 overflow-y-auto rounded-lg border border-hairline bg-paper px-4 pb-6 sm:px-8"
    >
      <h3 className="sticky top-0 z-10 -mx-4 bg-paper px-4 py-4 font-display text-lg sm:-mx-8 sm:px-8">
        {title}
      </h3>
      <Loaded
        state={firstPages(asked)}
        skeleton={<GridSkeleton count={8} />}
        failed={t('stylist-chat.collectionFailed')}
      >
        {(page) => <Pieces asked={asked} page={page} />}
      </Loaded>
    </section>
  )
}

function Pieces({ asked, page }: { asked: Asked; page: Page }) {
  if (page.products.length === 0)
    return <output className="block py-8 text-ink-soft">{t('stylist-chat.collectionEmpty')}</output>
  return <PagedGrid first={page} fetchNext={(after) => fetchCollectionPage(asked, after)} place="chat" />
}
