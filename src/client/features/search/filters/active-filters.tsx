import { t } from '#client/i18n/messages.ts'
import { activeFilters, withoutFilters, type SearchQuery } from '#client/features/catalogue/search-query.ts'
import { RemovableChip } from './removable-chip.tsx'
import { filterWord } from './search-words.ts'

type Props = { query: SearchQuery; onLeave: (next: SearchQuery) => void }

/** The filters that are set; a press removes one. */
export function ActiveFilters({ query, onLeave }: Props) {
  const filters = activeFilters(query)
  if (filters.length === 0) return null
  return (
    <ul aria-label={t('search-results.activeFilters')} className="flex flex-wrap items-center gap-2">
      {filters.map((key) => (
        <li key={key}>
          <RemovableChip
            label={t('search-results.removeFilter', { filter: filterWord(key, query) })}
            onRemove={() => onLeave({ ...query, [key]: '' })}
          >
            {filterWord(key, query)}
          </RemovableChip>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <button
            type="button"
            onClick={() => onLeave(withoutFilters(query))}
            className="min-h-9 px-2 text-sm link pointer-coarse:min-h-11"
          >
            {t('search-results.clearAll')}
          </button>
        </li>
      )}
    </ul>
  )
}
