import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { t } from '#client/i18n/messages.ts'
import { priceWithAbout } from '#client/i18n/region.ts'
import { Button } from '#client/ui/button.tsx'
import { FootSelect } from '#client/ui/foot-select.tsx'
import { occasions } from '#shared/occasions.ts'
import {
  coloursOf,
  isFiltered,
  priceCurrency,
  priceSteps,
  readFilters,
  searchOf,
  type PostFilters,
} from './post-filters.ts'
import type { Post } from './posts.ts'

/** The filters of the address, and the way to others, one step of the history each. */
export function usePostFilters() {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const filters = readFilters(search)
  return {
    filters,
    change: (change: Partial<PostFilters>) =>
      void navigate(pathname + searchOf({ ...filters, ...change }), { preventScrollReset: true }),
    clear: () => void navigate(pathname, { preventScrollReset: true }),
  }
}

type Props = ReturnType<typeof usePostFilters> & {
  posts: Post[]
  /** How many outfits are left. */
  count: number
  /** Whether only outfits are shown that her photo can wear. */
  photo: ReactNode
}

export function FilterBar({ posts, count, photo, filters, change, clear }: Props) {
  const currency = priceCurrency(posts)
  return (
    <section aria-label={t('explore-filters.title')} className="mb-8 grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Choice
          label={t('explore-filters.occasion')}
          value={filters.occasion}
          options={occasions.map((value) => [value, t(`outfits.occasion_${value}`)])}
          onChange={(occasion) => change({ occasion })}
        />
        <Choice
          label={t('explore-filters.colour')}
          value={filters.colour}
          options={coloursOf(posts).map((value) => [value, t(`search-results.colour_${value}`)])}
          onChange={(colour) => change({ colour })}
        />
        <Choice
          label={t('explore-filters.season')}
          value={filters.season}
          options={[
            ['summer', t('explore-filters.summer')],
            ['winter', t('explore-filters.winter')],
          ]}
          onChange={(season) => change({ season })}
        />
        <Choice
          label={t('explore-filters.price')}
          value={filters.most === null ? null : String(filters.most)}
          options={priceSteps.map((step) => [
            String(step),
            t('explore-filters.upTo', { price: priceWithAbout(step * 100, currency) }),
          ])}
          onChange={(most) => change({ most: most === null ? null : Number(most) })}
        />
        {photo}
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4">
        <output className="text-ink-soft tabular-nums">{t('explore-filters.count', { count })}</output>
        {isFiltered(filters) && (
          <Button variant="quiet" size="sm" onClick={clear}>
            {t('explore-filters.clear')}
          </Button>
        )}
      </div>
    </section>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  value: Value | null
  options: [Value, string][]
  onChange: (value: Value | null) => void
}

/** Nothing chosen, it is named by what it filters. */
const Choice = <Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) => (
  <FootSelect
    label={label}
    value={value ?? ''}
    isChosen={value !== null}
    onChange={(chosen) => onChange(options.find(([one]) => one === chosen)?.[0] ?? null)}
  >
    <option value="">{label}</option>
    {options.map(([one, words]) => (
      <option key={one} value={one}>
        {words}
      </option>
    ))}
  </FootSelect>
)
