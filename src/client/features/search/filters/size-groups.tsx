import { keepSizes } from '#client/features/catalogue/her-sizes.ts'
import { t } from '#client/i18n/messages.ts'
import { useRegion } from '#client/i18n/region.ts'
import { nameOfSize, plainSize, readHerSize, writeHerSize, type HerSize } from '#shared/sizes/her-size.ts'
import type { Facets } from '../search-calls.ts'
import type { SearchQuery } from '#client/features/catalogue/search-query.ts'
import { Group } from './filter-group.tsx'
import { offeredSizes, type Offered } from './offered-sizes.ts'
import { categoryWord } from './search-words.ts'
import { compareSizes, isLetter } from '#shared/sizes/size-order.ts'

type Props = {
  query: SearchQuery
  facets: Facets
  onChange: (change: Partial<SearchQuery>) => void
}

/** Sizes as her country counts them, clothes and shoes apart, and the shops' own that stand for themselves. */
export function SizeGroups({ query: { size, fit, category }, facets, onChange }: Props) {
  const country = useRegion()?.country ?? null
  const shops = facets.sizes.map(({ value }) => value)
  const { local, others } = offeredSizes(country, shops, (one) =>
    facets.categories.some(({ value }) => value === one && (category === '' || isIn(one, category))),
  )
  // A chosen one stays in sight, also where an address has brought a size of another country.
  const chosen = readHerSize(fit)
  const groups = withChosen(local, chosen)
  const own = size !== '' && !others.includes(size) ? [size, ...others] : others
  return (
    <>
      {own.length > 0 && (
        <Group title={t('search-results.size')}>
          <Rail
            sizes={own.toSorted(compareSizes).map((one) => ({ value: one, word: one }))}
            chosen={size}
            onToggle={(value) => {
              if (value !== size && isLetter(value)) keepSizes({ letter: plainSize(value) })
              onChange({ size: value === size ? '' : value, fit: '' })
            }}
          />
        </Group>
      )}
      {groups.map(({ of, system, sizes }) => (
        <Group
          key={`${of} ${system}`}
          title={`${of === 'shoes' ? categoryWord('shoes') : t('search-results.size')} · ${system}`}
        >
          <Rail
            sizes={sizes.map((one) => ({
              value: writeHerSize(one),
              word: String(one.size),
              name: nameOfSize(one),
            }))}
            chosen={fit}
            onToggle={(value) => {
              if (value !== fit) keepSizes({ [of]: value })
              onChange({ fit: value === fit ? '' : value, size: '' })
            }}
          />
        </Group>
      ))}
    </>
  )
}

/** Skirts are among the bottoms in the filter (vocabulary/product-categories.ts). */
const isIn = (one: string, category: string) =>
  one === category || (one === 'skirts' && category === 'bottoms')

function withChosen(local: Offered[], chosen: HerSize | null): Offered[] {
  if (!chosen) return local
  const group = local.find(({ of, system }) => of === chosen.of && system === chosen.system)
  if (!group) return [...local, { of: chosen.of, system: chosen.system, sizes: [chosen] }]
  if (group.sizes.some(({ size }) => size === chosen.size)) return local
  const sizes = [...group.sizes, chosen].toSorted((one, other) => one.size - other.size)
  return local.map((one) => (one === group ? { ...group, sizes } : one))
}

type RailProps = {
  /** `name` is what a screen reader hears where the word alone says too little. */
  sizes: { value: string; word: string; name?: string }[]
  chosen: string
  onToggle: (value: string) => void
}

const Rail = ({ sizes, chosen, onToggle }: RailProps) => (
  <ul className="flex flex-wrap gap-2">
    {sizes.map(({ value, word, name }) => (
      <li key={value}>
        <button
          type="button"
          aria-label={name}
          aria-pressed={value === chosen}
          onClick={() => onToggle(value)}
          className="min-h-10 min-w-11 rounded-sm border border-edge px-3 text-sm transition-colors duration-(--duration-quick) hover:border-ink aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent pointer-coarse:min-h-11"
        >
          {word}
        </button>
      </li>
    ))}
  </ul>
)
