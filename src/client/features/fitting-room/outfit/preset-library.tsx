import { useState, type ReactNode } from 'react'
import { t } from '#client/i18n/messages.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { occasions } from '#shared/occasions.ts'
import type { OutfitPreset } from '#shared/outfits.ts'
import { Chips } from '#client/ui/chips.tsx'

type Props = {
  open: boolean
  presets: OutfitPreset[]
  card: (preset: OutfitPreset) => ReactNode
  onClose: () => void
}

/** A dialog with all presets, filtered by occasion. */
export function PresetLibrary({ open, presets, card, onClose }: Props) {
  const [occasion, setOccasion] = useState<OutfitPreset['occasion']>('all')
  const fits = (preset: OutfitPreset) =>
    occasion === 'all' || preset.occasion === 'all' || preset.occasion === occasion
  const shown = presets.filter(fits)
  return (
    <Dialog open={open} onClose={onClose} title={t('outfits.libraryTitle')} size="lg">
      <div className="grid gap-6 sm:min-h-[60dvh] sm:content-start">
        <Chips
          legend={t('outfits.occasion')}
          hideLegend
          value={occasion}
          onChange={setOccasion}
          options={(['all', ...occasions] as const).map((value) => ({
            value,
            label: t(`outfits.occasion_${value}`),
          }))}
        />
        <output className="sr-only">{t('fitting-room.libraryCount', { count: shown.length })}</output>
        {shown.length === 0 && <p className="py-12 text-ink-soft">{t('outfits.occasionEmpty')}</p>}
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 p-1 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5">
          {shown.map((preset) => (
            <li key={preset.id}>{card(preset)}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
