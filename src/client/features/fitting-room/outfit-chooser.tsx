import { Suspense } from 'react'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { Tabs } from '#client/ui/tabs.tsx'
import { chooseMode, useOutfitStore } from './outfit-store.ts'
import type { OtherShops } from './outfit/custom-outfit-form.tsx'
import { PresetShelf } from './preset-shelf.tsx'

export const fetchCustomOutfitForm = () => import('./outfit/custom-outfit-form.tsx')

const CustomOutfitForm = laterPart(async () => (await fetchCustomOutfitForm()).CustomOutfitForm)

/** The two ways to choose an outfit: the presets, or an own picture. `OtherShops` finds a piece by its address elsewhere. */
export function OutfitChooser({ onChange, OtherShops }: { onChange: () => void; OtherShops: OtherShops }) {
  const mode = useOutfitStore((state) => state.mode)
  return (
    <section aria-labelledby="outfit-heading" className="min-w-0">
      <h2 id="outfit-heading" className="mb-3 font-display text-display-sm narrow:sr-only">
        {t('fitting-room.outfitHeading')}
      </h2>
      <Tabs
        label={t('fitting-room.tabs')}
        value={mode}
        onChange={(next) => {
          chooseMode(next)
          onChange()
        }}
        tabs={[
          {
            value: 'preset',
            label: t('fitting-room.tabPresets'),
            content: <PresetShelf onChoose={onChange} />,
          },
          {
            value: 'custom',
            label: t('fitting-room.tabCustom'),
            content: (
              <Suspense fallback={<div className="h-80" />}>
                <CustomOutfitForm onChange={onChange} OtherShops={OtherShops} />
              </Suspense>
            ),
          },
        ]}
      />
    </section>
  )
}
