import { Suspense, use } from 'react'
import { useLoaderData, useNavigate, useNavigation } from 'react-router'
import { CouldNotLoad } from '#client/features/catalogue/could-not-load.tsx'
import { shouldRevalidate } from '#client/features/catalogue/detail-address.ts'
import { DetailHost, fetchShopOverlays } from '#client/features/catalogue/lazy-parts.tsx'
import { findProducts } from '#client/features/catalogue/search/search-calls.ts'
import { SearchField } from '#client/features/catalogue/search/search-field.tsx'
import {
  emptyQuery,
  readQuery,
  searchPath,
  type SearchQuery,
} from '#client/features/catalogue/search/search-query.ts'
import {
  fetchFilterSheet,
  SearchResults,
  SearchSkeleton,
} from '#client/features/catalogue/search/search-results.tsx'
import { t } from '#client/i18n/messages.ts'
import { whenIdle } from '#client/lib/idle.ts'

export { shouldRevalidate }

const resultsId = 'found'

/** The first answer comes to a page of skeletons; while she refines, what she sees stays until the next is there. */
export async function loader({ request }: { request: Request }) {
  const query = readQuery(new URL(request.url).search)
  const answer = findProducts(query)
  if (document.getElementById(resultsId)) await answer
  else fetchOverlays()
  return { query, answer }
}

/** Without a network they are asked for again when they are wanted. */
function fetchOverlays() {
  void whenIdle()
    .then(() => Promise.all([fetchFilterSheet(), fetchShopOverlays()]))
    .catch(() => undefined)
}

export function Component() {
  const { query, answer } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const search = (next: SearchQuery) => void navigate(searchPath(next), { preventScrollReset: true })
  return (
    <main id="content" className="page pt-6 pb-20 lg:pt-12">
      <title>{query.q ? t('search.pageTitleFor', { q: query.q }) : t('search.pageTitle')}</title>
      <h1 className="font-display text-display-md">
        {query.q ? t('search.titleFor', { q: query.q }) : t('search.title')}
      </h1>
      <div className="mt-5 mb-8 max-w-3xl lg:mb-12">
        <SearchField
          value={query.q}
          startsTyping={!query.q}
          onSearch={(q) => search({ ...emptyQuery, q, sort: query.sort })}
        />
      </div>
      <Suspense fallback={<SearchSkeleton />}>
        <Found query={query} answer={answer} onSearch={search} />
      </Suspense>
      <DetailHost />
    </main>
  )
}

type FoundProps = {
  query: SearchQuery
  answer: ReturnType<typeof findProducts>
  onSearch: (query: SearchQuery) => void
}

function Found({ query, answer: promise, onSearch }: FoundProps) {
  const answer = use(promise)
  const { location } = useNavigation()
  if (!answer) return <CouldNotLoad>{t('search.failed')}</CouldNotLoad>
  return (
    <div id={resultsId}>
      <SearchResults
        query={query}
        answer={answer}
        isLoading={location?.pathname === '/search'}
        onSearch={onSearch}
      />
    </div>
  )
}
