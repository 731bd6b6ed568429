import { Suspense } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { shouldRevalidate } from '#client/features/catalogue/detail-address.ts'
import { DetailHost, fetchShopOverlays } from '#client/features/catalogue/lazy-parts.tsx'
import { findProducts, resultsId } from '#client/features/search/search-calls.ts'
import { SearchField } from '#client/features/search/search-field.tsx'
import {
  emptyQuery,
  readQuery,
  searchPath,
  type SearchQuery,
} from '#client/features/catalogue/search-query.ts'
import { SearchSkeleton } from '#client/features/search/search-skeleton.tsx'
import { RegionFoot } from '#client/features/region/region-foot.tsx'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { whenShown } from '#client/lib/when-idle.ts'

export { shouldRevalidate }

const fetchResults = () => import('#client/features/search/found-products.tsx')
// Started as soon as this page's code is here, in parallel with the app state.
fetchResults().catch(() => undefined)
const FoundProducts = laterPart(async () => (await fetchResults()).FoundProducts)

/**
 * The first answer replaces placeholders; while the search is refined, the present results stay until the next
 * ones arrive.
 */
export async function loader({ request }: { request: Request }) {
  const query = readQuery(new URL(request.url).search)
  const answer = findProducts(query)
  if (document.getElementById(resultsId)) await answer
  else void answer.then(fetchParts)
  return { query, answer }
}

/** After the results. Without a network they are requested again when they are needed. */
function fetchParts() {
  void whenShown()
    .then(() => Promise.all([import('#client/features/search/filter-sheet.tsx'), fetchShopOverlays()]))
    .catch(() => undefined)
}

export function Component() {
  const { query, answer } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  // Each pause while she types takes the place of the one before it, so that 'back' leaves the search.
  const search = (next: SearchQuery, options: { replace?: boolean } = {}) =>
    void navigate(searchPath(next), { preventScrollReset: true, ...options })
  return (
    <>
      <main id="content" className="page pt-6 pb-20 lg:pt-12">
        <title>{query.q ? t('search.pageTitleFor', { q: query.q }) : t('search.pageTitle')}</title>
        <h1 className="font-display text-display-md">
          {query.q
            ? t('search.titleFor', { q: query.q })
            : t(query.look ? 'search.titleAlike' : 'search.title')}
        </h1>
        <div className="mt-5 mb-8 max-w-3xl lg:mb-12">
          <SearchField
            value={query.q}
            startsTyping={!query.q && !query.look}
            onSearch={(q) => search({ ...emptyQuery, q, sort: query.sort })}
            onPicture={(look) => search({ ...emptyQuery, look })}
            onPause={(q) => search({ ...emptyQuery, q, sort: query.sort }, { replace: true })}
          />
        </div>
        <Suspense fallback={<SearchSkeleton />}>
          <FoundProducts query={query} answer={answer} onSearch={search} />
        </Suspense>
        <DetailHost />
      </main>
      <RegionFoot />
    </>
  )
}
