import { useState } from 'react'
import Check from 'lucide-react/icons/check'
import { countryName } from '#client/i18n/country-names.ts'
import { t } from '#client/i18n/messages.ts'
import { useRegion } from '#client/i18n/region.ts'
import { cx } from '#client/lib/class-names.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { inputStyle } from '#client/ui/field.tsx'
import { isColourFamily, swatches } from '#client/ui/product/colour-swatches.ts'
import type { Facets } from '../search-calls.ts'
import { amount, type SearchQuery } from '#client/features/catalogue/search-query.ts'
import { shownCount } from '../shown-count.ts'
import { Group } from './filter-group.tsx'
import { SizeGroups } from './size-groups.tsx'
import { categoryWord, colourWord } from './search-words.ts'

type Facet = Facets['brands'][number]

export type FilterProps = {
  query: SearchQuery
  facets: Facets
  onChange: (change: Partial<SearchQuery>) => void
}

/** All filters, with how many pieces each would leave. Pressing a chosen one removes it. */
export function SearchFilters({ query, facets, onChange }: FilterProps) {
  const toggle = (key: 'category' | 'brand' | 'colour') => (value: string) =>
    onChange({ [key]: query[key] === value ? '' : value })
  // A chosen filter stays in sight even if the answer no longer counts it.
  const categories = withChosen(facets.categories, query.category)
  const colours = withChosen(facets.colours, query.colour)
  const brands = withChosen(facets.brands, query.brand)
  // An address that was shared names the money of who has sent it.
  const region = useRegion()
  const currency = query.currency || (region?.currency ?? '')
  const country = query.ships || region?.country
  return (
    <div className="grid gap-8">
      {categories.length > 0 && (
        <Group title={t('search-results.category')}>
          <Lines
            facets={categories}
            chosen={query.category}
            word={categoryWord}
            isEstimated={facets.cut.includes('categories')}
            onToggle={toggle('category')}
          />
        </Group>
      )}
      {colours.length > 0 && (
        <Group title={t('search-results.colour')}>
          <Colours facets={colours} chosen={query.colour} onToggle={toggle('colour')} />
        </Group>
      )}
      <SizeGroups query={query} facets={facets} onChange={onChange} />
      <Group title={[t('search-results.price'), currency].filter(Boolean).join(' · ')}>
        <PriceRange query={query} range={facets.price} currency={currency} onChange={onChange} />
      </Group>
      {country && (
        <Group title={t('search-results.delivery')}>
          <Checkbox
            checked={query.ships !== ''}
            onChange={() => onChange({ ships: query.ships === '' ? country : '' })}
            label={t('search-results.ships', { country: countryName(country) })}
          />
        </Group>
      )}
      {brands.length > 0 && (
        <Group title={t('search-results.brand')}>
          <Lines
            facets={brands}
            chosen={query.brand}
            word={(brand) => brand}
            isEstimated={facets.cut.includes('brands')}
            onToggle={toggle('brand')}
          />
        </Group>
      )}
    </div>
  )
}

function withChosen(facets: Facet[], chosen: string) {
  return chosen && !facets.some(({ value }) => value === chosen)
    ? [{ value: chosen, count: 0 }, ...facets]
    : facets
}

const atFirst = 8

type FacetProps = { facets: Facet[]; chosen: string; onToggle: (value: string) => void }

type LinesProps = FacetProps & {
  word: (value: string) => string
  /** The best matches are counted, not all of them: there are at least so many. */
  isEstimated: boolean
}

function Lines({ facets, chosen, word, isEstimated, onToggle }: LinesProps) {
  const [isLong, setIsLong] = useState(false)
  const shown = isLong ? facets : facets.filter(({ value }, index) => index < atFirst || value === chosen)
  return (
    <>
      <ul>
        {shown.map(({ value, count }) => (
          <li key={value}>
            <button
              type="button"
              aria-pressed={value === chosen}
              onClick={() => onToggle(value)}
              className="group flex min-h-9 w-full items-center justify-between gap-3 text-start pointer-coarse:min-h-11 aria-pressed:font-medium"
            >
              <span className="flex min-w-0 items-center gap-2 underline-offset-4 group-hover:underline">
                {value === chosen && (
                  <Check aria-hidden className="size-4 shrink-0 text-accent" strokeWidth={2} />
                )}
                <span className="truncate">{word(value)}</span>
              </span>
              {count > 0 && (
                <span className="text-sm font-normal text-ink-soft tabular-nums">
                  {shownCount(count, isEstimated)}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {facets.length > shown.length && (
        <button
          type="button"
          onClick={() => setIsLong(true)}
          className="mt-1 min-h-9 text-sm text-ink-soft link pointer-coarse:min-h-11"
        >
          {t('search-results.showAll', { count: facets.length })}
        </button>
      )}
    </>
  )
}

function Colours({ facets, chosen, onToggle }: FacetProps) {
  return (
    <ul className="-ms-1.5 grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-1">
      {facets.map(({ value }) => (
        <li key={value}>
          <button
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onToggle(value)}
            className="flex min-h-10 w-full items-center gap-2.5 rounded-full px-1.5 text-start text-sm pointer-coarse:min-h-11 aria-pressed:font-medium"
          >
            <span
              className={cx(
                'size-6 shrink-0 rounded-full border border-edge/60 transition-shadow duration-(--duration-quick)',
                value === chosen && 'shadow-[0_0_0_2px_var(--paper),0_0_0_4px_var(--accent)]',
              )}
              style={{ background: isColourFamily(value) ? swatches[value] : undefined }}
            />
            <span className="min-w-0 hyphens-auto">{colourWord(value)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

type RangeProps = Pick<FilterProps, 'query' | 'onChange'> & { range: Facets['price']; currency: string }

function PriceRange({ query: { min, max }, range, currency, onChange }: RangeProps) {
  const [typed, setTyped] = useState({ min, max })
  // A chip or the back button has changed it from outside.
  const [former, setFormer] = useState({ min, max })
  if (former.min !== min || former.max !== max) {
    setFormer({ min, max })
    setTyped({ min, max })
  }

  function apply() {
    const [least, most] = [amount(typed.min) ?? '', amount(typed.max) ?? '']
    // Limits typed in the wrong order are swapped.
    const isTurned = least !== '' && most !== '' && Number(least) > Number(most)
    onChange({ ...(isTurned ? { min: most, max: least } : { min: least, max: most }), currency })
  }

  const field = (name: 'min' | 'max', placeholder: number | undefined) => (
    <label className="grid gap-1 text-sm text-ink-soft">
      {t(name === 'min' ? 'search-results.from' : 'search-results.to')}
      <input
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={typed[name]}
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        placeholder={placeholder === undefined || currency ? '' : String(placeholder)}
        className={`${inputStyle} min-h-11! px-3! tabular-nums`}
      />
    </label>
  )
  return (
    <form
      className="grid grid-cols-[1fr_1fr_auto] items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      {field('min', range?.min)}
      {field('max', range?.max)}
      <Button type="submit" variant="outline" size="sm" className="min-h-11 px-3!">
        {t('search-results.apply')}
      </Button>
    </form>
  )
}
