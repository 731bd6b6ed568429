import { skirtEnds, topEnds, type Adjustable, type EndsAt } from '@cabine/engine'
import { Chips } from '#client/ui/chips.tsx'
import { t } from '#client/i18n/messages.ts'
import { garmentCategories, type GarmentCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { Adjuster } from './adjuster.ts'
import { useAdjusting } from './use-adjusting.ts'
import { wearingOf } from './look-settings.ts'
import { endWords } from './wearing-words.ts'

type Props = { adjuster: Adjuster; category: GarmentCategory; adjustable: Adjustable }

const sides = ['front', 'back'] as const

/** What the engine assumed about an own picture: its category, its side and where it ends. She can correct each. */
export function PictureCorrections({ adjuster, category, adjustable }: Props) {
  const { isBack, endsAt } = useAdjusting(adjuster, ({ settings }) => wearingOf(settings, 0))
  const ends: readonly EndsAt[] = endsOf[category]
  return (
    <>
      <Chips
        legend={t('outfits.customCategory')}
        options={garmentCategories.map((value) => ({ value, label: t(`outfits.category_${value}`) }))}
        value={category}
        onChange={adjuster.setCategory}
      />
      {adjustable.isPictured && sided.includes(category) && (
        <Chips
          legend={t('wearing.pictured')}
          options={sides.map((value) => ({ value, label: t(`wearing.pictured_${value}`) }))}
          value={isBack ? 'back' : 'front'}
          onChange={(value) => adjuster.setWearing(0, { isBack: value === 'back' })}
        />
      )}
      {adjustable.isPictured && ends.length > 0 && (
        <Chips<EndsAt | 'asShown'>
          legend={t('wearing.ends')}
          options={[
            { value: 'asShown', label: t('wearing.ends_asShown') },
            ...ends.map((value) => ({ value, label: endWords(value) })),
          ]}
          value={endsAt && ends.includes(endsAt) ? endsAt : 'asShown'}
          onChange={(value) => adjuster.setWearing(0, { endsAt: value === 'asShown' ? null : value })}
        />
      )}
    </>
  )
}

/** Categories whose front and back differ only in the neckline, so that the engine can mistake one for the other. */
const sided: GarmentCategory[] = ['tops', 'dresses', 'outerwear']

export const endsOf = {
  tops: topEnds,
  outerwear: topEnds,
  dresses: skirtEnds,
  skirts: skirtEnds,
  bottoms: [],
} as const satisfies Record<GarmentCategory, readonly EndsAt[]>
