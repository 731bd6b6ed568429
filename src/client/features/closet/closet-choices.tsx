import { t } from '#client/i18n/messages.ts'
import { Chips } from '#client/ui/chips.tsx'
import { FootSelect } from '#client/ui/foot-select.tsx'
import { colourFamilies } from '@cabine/sophia/vocabulary/product-categories.ts'
import { kindsIn, places, sorts, type ClosetFilters } from './closet-filters.ts'
import type { ClosetPiece } from './closet-piece.ts'

type Props = {
  pieces: ClosetPiece[]
  filters: ClosetFilters
  onChange: (change: Partial<ClosetFilters>) => void
}

/** Kind, colour, season, where it is, and the order; each offers what there is. */
export function ClosetChoices({ pieces, filters, onChange }: Props) {
  const kinds = kindsIn(pieces)
  const colours = colourFamilies.filter((one) => pieces.some(({ details }) => details.colours.includes(one)))
  const isSomewhereElse = pieces.some(({ details }) => details.state !== 'here')
  return (
    <section aria-label={t('closet.filters')} className="mb-8 grid gap-3">
      {kinds.length > 1 && (
        <Chips
          legend={t('closet.kind')}
          hideLegend
          rail
          value={filters.category}
          options={[
            { value: 'all' as const, label: t('closet.all') },
            ...kinds.map((value) => ({ value, label: t(`catalogue.category_${value}`) })),
          ]}
          onChange={(category) => onChange({ category })}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        {colours.length > 1 && (
          <Choice
            label={t('closet.colours')}
            value={filters.colour}
            isChosen={filters.colour !== 'all'}
            options={[
              ['all', t('closet.anyColour')],
              ...colours.map((one) => [one, t(`search-results.colour_${one}`)] as const),
            ]}
            onChange={(colour) => onChange({ colour })}
          />
        )}
        <Choice
          label={t('closet.season')}
          value={filters.season}
          isChosen={filters.season !== 'all'}
          options={[
            ['all', t('closet.season_all')],
            ['summer', t('closet.season_summer')],
            ['winter', t('closet.season_winter')],
          ]}
          onChange={(season) => onChange({ season })}
        />
        {(isSomewhereElse || filters.place !== 'in_use') && (
          <Choice
            label={t('closet.state')}
            value={filters.place}
            isChosen={filters.place !== 'in_use'}
            options={places.map((one) => [one, t(`closet.place_${one}`)] as const)}
            onChange={(place) => onChange({ place })}
          />
        )}
        <Choice
          label={t('closet.sort')}
          value={filters.sort}
          isChosen={filters.sort !== 'newest'}
          options={sorts.map((one) => [one, t(`closet.sort_${one}`)] as const)}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
    </section>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  isChosen: boolean
  options: readonly (readonly [Value, string])[]
  onChange: (value: Value) => void
}

const Choice = <Value extends string>({ label, value, isChosen, options, onChange }: ChoiceProps<Value>) => (
  <FootSelect
    label={label}
    value={value}
    isChosen={isChosen}
    onChange={(chosen) => {
      const option = options.find(([one]) => one === chosen)
      if (option) onChange(option[0])
    }}
  >
    {options.map(([one, words]) => (
      <option key={one} value={one}>
        {words}
      </option>
    ))}
  </FootSelect>
)
