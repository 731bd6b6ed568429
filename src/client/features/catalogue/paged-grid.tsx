import { startTransition, useActionState, useEffect, useRef } from 'react'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import type { Click } from '#shared/click-input.ts'
import type { Page } from './catalogue-calls.ts'
import { CouldNotLoad } from '#client/ui/could-not-load.tsx'
import { ProductGrid } from './product-grid.tsx'

type Shown = Page & { failed: boolean }

type Props = {
  first: Page
  fetchNext: (after: string) => Promise<Page>
  place: Click['place']
  narrow?: boolean
}

/** A list that loads more when its end comes into sight, or by its button. */
export function PagedGrid({ first, fetchNext, place, narrow }: Props) {
  const [shown, more, isLoading] = useActionState(
    async (former: Shown): Promise<Shown> => {
      if (!former.next) return former
      try {
        return append(former, await fetchNext(former.next))
      } catch {
        return { ...former, failed: true }
      }
    },
    { ...first, failed: false },
  )
  const goOn = () => startTransition(more)
  const { products, next, failed } = shown

  return (
    <div className="grid gap-10">
      <ProductGrid products={products} place={place} narrow={narrow} priority={4} />
      <output className="sr-only">{isLoading ? t('common.loading') : ''}</output>
      {failed ? (
        <CouldNotLoad onRetry={goOn} loading={isLoading}>
          {t('catalogue.moreFailed')}
        </CouldNotLoad>
      ) : (
        next && <ShowMore key={next} isLoading={isLoading} onReach={goOn} />
      )}
    </div>
  )
}

/** The catalogue may have changed between two pages: nothing is shown twice. */
function append(former: Shown, { products, next }: Page): Shown {
  const known = new Set(former.products.map(({ id }) => id))
  return {
    products: [...former.products, ...products.filter(({ id }) => !known.has(id))],
    next,
    failed: false,
  }
}

const ahead = '600px'

function ShowMore({ isLoading, onReach }: { isLoading: boolean; onReach: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const reach = useRef(onReach)
  useEffect(() => {
    reach.current = onReach
  })
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        reach.current()
      },
      { rootMargin: ahead },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={end}>
      <Button variant="outline" loading={isLoading} onClick={onReach}>
        {t('catalogue.showMore')}
      </Button>
    </div>
  )
}
