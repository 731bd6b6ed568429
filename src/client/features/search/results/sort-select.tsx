import ChevronDown from 'lucide-react/icons/chevron-down'
import { t } from '#client/i18n/messages.ts'
import { searchSorts, type SearchSort } from '#shared/search-sorts.ts'

export function SortSelect({ value, onChange }: { value: SearchSort; onChange: (sort: SearchSort) => void }) {
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label={t('search-results.sort')}
        value={value}
        onChange={({ target }) => {
          const sort = searchSorts.find((one) => one === target.value)
          if (sort) onChange(sort)
        }}
        className="min-h-10 appearance-none rounded-full bg-transparent field-sizing-content ps-4 pe-9 text-sm font-medium hover:bg-tint pointer-coarse:min-h-11"
      >
        {searchSorts.map((sort) => (
          <option key={sort} value={sort} className="bg-raised text-ink">
            {t(`search-results.sort_${sort}`)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-3 size-4" strokeWidth={1.5} />
    </span>
  )
}
