import { use } from 'react'
import { useNavigation } from 'react-router'
import { t } from '#client/i18n/messages.ts'
import { CouldNotLoad } from '#client/ui/could-not-load.tsx'
import { resultsId, type findProducts } from './search-calls.ts'
import type { SearchQuery } from '#client/features/catalogue/search-query.ts'
import { SearchResults } from './results/search-results.tsx'

type Props = {
  query: SearchQuery
  answer: ReturnType<typeof findProducts>
  onSearch: (query: SearchQuery) => void
}

/** The id of the results, by which the page can tell that there are some. */
export function FoundProducts({ query, answer: promise, onSearch }: Props) {
  const answer = use(promise)
  const { location } = useNavigation()
  if (!answer) return <CouldNotLoad>{t('search-results.failed')}</CouldNotLoad>
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
