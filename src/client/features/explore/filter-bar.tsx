import { useEffect, type ReactNode } from 'react'
import Heart from 'lucide-react/icons/heart'
import { useLocation, useNavigate } from 'react-router'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { FootSelect } from '#client/ui/foot-select.tsx'
import { occasions } from '#shared/occasions.ts'
import { filterWords } from './filter-words.ts'
import {
  coloursOf,
  isForBoth,
  isFiltered,
  priceCurrency,
  priceSteps,
  readFilters,
  searchOf,
  seasons,
  whoFor,
  type PostFilters,
} from './post-filters.ts'
import type { Post } from './posts.ts'
import { useFavouriteIds } from './posts/favourites.ts'
import { rememberSearch } from './way-back.ts'

/** The filters of the address, and the way to others, one step of the history each. */
export function usePostFilters() {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => rememberSearch(search), [search])
  const filters = readFilters(search)
  return {
    filters,
    hearts: useFavouriteIds(),
    change: (change: Partial<PostFilters>) =>
      void navigate(pathname + searchOf({ ...filters, ...change }), { preventScrollReset: true }),
    clear: () => void navigate(pathname, { preventScrollReset: true }),
  }
}

type Props = ReturnType<typeof usePostFilters> & {
  posts: Post[]
  /** How many outfits are left with a change. */
  countOf: (change: Partial<PostFilters>) => number
  /** Whether only outfits are shown that her photo can wear. */
  photo: ReactNode
}

export function FilterBar({ posts, countOf, photo, filters, hearts, change, clear }: Props) {
  const currency = priceCurrency(posts)
  return (
    <section aria-label={t('explore-filters.title')} className="mb-8 grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {isForBoth(posts) && (
          <Choice
            label={t('explore-filters.who')}
            value={filters.who}
            options={whoFor.map((value) => [value, filterWords.who(value)])}
            countOf={(who) => countOf({ who })}
            onChange={(who) => change({ who })}
          />
        )}
        <Choice
          label={t('explore-filters.occasion')}
          value={filters.occasion}
          options={occasions.map((value) => [value, filterWords.occasion(value)])}
          countOf={(occasion) => countOf({ occasion })}
          onChange={(occasion) => change({ occasion })}
        />
        <Choice
          label={t('explore-filters.colour')}
          value={filters.colour}
          options={coloursOf(posts).map((value) => [value, filterWords.colour(value)])}
          countOf={(colour) => countOf({ colour })}
          onChange={(colour) => change({ colour })}
        />
        <Choice
          label={t('explore-filters.season')}
          value={filters.season}
          options={seasons.map((value) => [value, filterWords.season(value)])}
          countOf={(season) => countOf({ season })}
          onChange={(season) => change({ season })}
        />
        <Choice
          label={t('explore-filters.price')}
          value={filters.most === null ? null : String(filters.most)}
          options={priceSteps.map((step) => [String(step), filterWords.most(step, currency)])}
          countOf={(most) => countOf({ most: Number(most) })}
          onChange={(most) => change({ most: most === null ? null : Number(most) })}
        />
        {photo}
        {(filters.hearts || hearts.size > 0) && (
          <Button
            variant={filters.hearts ? 'primary' : 'outline'}
            size="sm"
            aria-pressed={filters.hearts}
            className="min-h-11"
            icon={<Heart aria-hidden className="size-4" strokeWidth={1.5} />}
            onClick={() => change({ hearts: !filters.hearts })}
          >
            {t('explore-filters.hearts')}
          </Button>
        )}
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4">
        <output className="text-ink-soft tabular-nums">
          {t('explore-filters.count', { count: countOf({}) })}
        </output>
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
  /** How many outfits are left with a value. */
  countOf: (value: Value) => number
  onChange: (value: Value | null) => void
}

/** Nothing chosen, it is named by what it filters. What would leave nothing cannot be chosen. */
const Choice = <Value extends string>({ label, value, options, countOf, onChange }: ChoiceProps<Value>) => (
  <FootSelect
    label={label}
    value={value ?? ''}
    isChosen={value !== null}
    onChange={(chosen) => onChange(options.find(([one]) => one === chosen)?.[0] ?? null)}
  >
    <option value="">{label}</option>
    {options.map(([one, words]) => {
      const count = countOf(one)
      return (
        <option key={one} value={one} disabled={count === 0 && one !== value}>
          {one === value ? words : t('explore-filters.option', { words, count })}
        </option>
      )
    })}
  </FootSelect>
)
