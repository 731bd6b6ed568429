import { useRef, useState } from 'react'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useIsPremium } from '#client/session/app-state.ts'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { cx } from '#client/lib/class-names.ts'
import { Button } from '#client/ui/button.tsx'
import { LateDialog } from '#client/ui/late-dialog.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Link } from '#client/ui/link.tsx'
import { LuxeGateText } from '#client/features/catalogue/luxe-gate-text.tsx'
import { PagedGrid } from '#client/features/catalogue/paged-grid.tsx'
import { ActiveFilters } from '../filters/active-filters.tsx'
import { findMore, type SearchAnswer } from '../search-calls.ts'
import { SearchFilters } from '../filters/search-filters.tsx'
import {
  activeFilters,
  emptyQuery,
  searchPath,
  withoutFilters,
  type SearchQuery,
} from '#client/features/catalogue/search-query.ts'
import { layout } from '../search-skeleton.tsx'
import { HowRead } from './how-read.tsx'
import { SearchedPicture } from './searched-picture.tsx'
import { shownCount } from '../shown-count.ts'
import { SortSelect } from './sort-select.tsx'

const FilterSheet = laterPart(async () => (await import('../filter-sheet.tsx')).FilterSheet)

type Props = {
  query: SearchQuery
  answer: SearchAnswer
  isLoading: boolean
  onSearch: (query: SearchQuery) => void
}

export function SearchResults({ query, answer, isLoading, onSearch }: Props) {
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const isPremium = useIsPremium()
  const heading = useRef<HTMLHeadingElement>(null)
  const { facets, total, isCut } = answer
  const shown = shownCount(total, isCut)
  const change = (part: Partial<SearchQuery>) => onSearch({ ...query, ...part })
  const clear = () => onSearch(withoutFilters(query))
  /** The pressed button disappears, so the focus is moved first. */
  const leaveFor = (next: SearchQuery) => {
    heading.current?.focus({ preventScroll: true })
    onSearch(next)
  }
  const filterCount = activeFilters(query).length

  return (
    <div className={layout}>
      <aside
        aria-label={t('search-results.filters')}
        className="-mx-2 max-lg:hidden lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:overscroll-contain lg:px-2 lg:pb-4 lg:[scrollbar-width:thin]"
      >
        <SearchFilters query={query} facets={facets} onChange={change} />
      </aside>
      <section aria-labelledby="results" aria-busy={isLoading} className="grid min-w-0 gap-6">
        <h2 ref={heading} id="results" tabIndex={-1} className="sr-only">
          {t('search-results.results')}
        </h2>
        <div className="grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <output className="text-ink-soft tabular-nums max-lg:order-last max-lg:w-full">
              {t('search-results.count', { count: total, shown })}
            </output>
            <Button
              variant="outline"
              size="sm"
              icon={<SlidersHorizontal aria-hidden className="size-4" strokeWidth={1.5} />}
              onClick={() => setIsSheetOpen(true)}
              className="lg:hidden"
            >
              {filterCount > 0
                ? t('search-results.filtersCount', { count: filterCount })
                : t('search-results.filters')}
            </Button>
            <SortSelect value={query.sort} onChange={(sort) => change({ sort })} />
          </div>
          {query.look && <SearchedPicture code={query.look} onEnd={() => leaveFor({ ...query, look: '' })} />}
          <HowRead query={query} answer={answer} onLeave={leaveFor} />
          <ActiveFilters query={query} onLeave={leaveFor} />
        </div>
        <div
          className={cx(
            'transition-opacity duration-(--duration-calm)',
            isLoading && 'pointer-events-none opacity-45',
          )}
        >
          {answer.products.length === 0 ? (
            <NothingFound
              query={query}
              onClear={filterCount > 0 ? () => leaveFor(withoutFilters(query)) : null}
            />
          ) : (
            <PagedGrid
              key={`${isPremium} ${searchPath(query)}`}
              first={isPremium ? answer : { ...answer, next: null }}
              fetchNext={(after) => findMore(query, after)}
              place="search"
              narrow
            />
          )}
          <RestForLuxe answer={answer} query={query} />
        </div>
      </section>
      <LateDialog open={isSheetOpen} onClose={() => setIsSheetOpen(false)}>
        <FilterSheet
          open={isSheetOpen}
          query={query}
          facets={facets}
          closeText={t('search-results.showCount', { count: total, shown })}
          onChange={change}
          onClear={filterCount > 0 ? clear : null}
          onClose={() => setIsSheetOpen(false)}
        />
      </LateDialog>
    </div>
  )
}

/** Everybody may search; seeing all the results is part of Luxe. */
function RestForLuxe({ answer: { products, total, isCut }, query }: Pick<Props, 'answer' | 'query'>) {
  const isPremium = useIsPremium()
  const rest = total - products.length
  if (isPremium || rest <= 0 || products.length === 0) return null
  return (
    <div className="bg-blush mt-10 grid justify-items-start gap-3 rounded-lg px-6 py-10 sm:px-10 sm:py-14">
      <p className="label">{t('search-results.rest', { count: rest, shown: shownCount(rest, isCut) })}</p>
      <LuxeGateText next={searchPath(query)} />
    </div>
  )
}

function titleOfNothing({ q, look }: SearchQuery, isFiltered: boolean) {
  if (look && !isFiltered) return t('search-results.nothingAlike')
  return q ? t('search-results.nothingFor', { q }) : t('search-results.nothing')
}

function NothingFound({ query, onClear }: { query: SearchQuery; onClear: (() => void) | null }) {
  return (
    <EmptyState
      title={titleOfNothing(query, onClear !== null)}
      action={
        <div className="flex flex-wrap gap-3">
          {onClear && <Button onClick={onClear}>{t('search-results.clearAll')}</Button>}
          <Link to={searchPath(emptyQuery)} className={buttonStyle(onClear ? 'outline' : 'primary')}>
            {t('search-results.seeEverything')}
          </Link>
          <Link to="/dashboard" className={buttonStyle('quiet')}>
            {t('search-results.toDashboard')}
          </Link>
        </div>
      }
    >
      {t(
        onClear
          ? 'search-results.nothingFiltered'
          : query.look
            ? 'search-results.nothingAlikeHint'
            : 'search-results.nothingHint',
      )}
    </EmptyState>
  )
}
