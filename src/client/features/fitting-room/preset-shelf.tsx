import { Suspense, useState } from 'react'
import { useIsPremium } from '#client/session/app-state.ts'
import { useServerState } from '#client/session/server-state.ts'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { presetInShopperLanguage } from '#client/i18n/editorial.ts'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { LateDialog } from '#client/ui/late-dialog.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Picture } from '#client/ui/picture.tsx'
import type { OutfitPreset } from '#shared/outfits.ts'
import { outfitOf } from './outfit.ts'
import { useObstacles } from './outfit/chosen-outfit.ts'
import { fly } from './outfit/fly.ts'
import { choosePreset, useOutfitStore } from './outfit-store.ts'
import { shelf } from './tray/shelf.ts'
import { ShelfSkeleton } from './tray/shelf-skeleton.tsx'
import { TrayCard } from './tray/tray-card.tsx'
import { firstPresets, orderPresets, presetLibrary, presetsAtFirst } from './presets.ts'

export const fetchPresetLibrary = () => import('./outfit/preset-library.tsx')

const NoPresets = laterPart(async () => (await import('./tray/no-presets.tsx')).NoPresets)
const PresetLibrary = laterPart(async () => (await fetchPresetLibrary()).PresetLibrary)

export function PresetShelf({ onChoose }: { onChoose: () => void }) {
  const { data: loaded, error, phase } = useServerState(presetLibrary)
  const chosen = useOutfitStore((state) => state.preset)
  const isPremium = useIsPremium()
  const obstacleOf = useObstacles()
  const [isLibraryOpen, setIsLibraryOpen] = useState(false)
  if (!loaded)
    return error === undefined ? (
      <ShelfSkeleton count={presetsAtFirst} label={t('fitting-room.presetsLoading')} />
    ) : (
      <ShelfUnreachable loading={phase === 'loading'} />
    )
  const presets = orderPresets(loaded, isPremium, (preset) => obstacleOf(outfitOf(preset))?.isWhole ?? false)
  if (presets.length === 0)
    return (
      <Suspense>
        <NoPresets />
      </Suspense>
    )

  function choose(preset: OutfitPreset, picture: HTMLElement | null) {
    if (preset.isPremium && !isPremium) return openUpgrade('premium', 'premium_outfit')
    const take = () => {
      onChoose()
      choosePreset(preset)
      setIsLibraryOpen(false)
    }
    // The library closes with an animation of its own, so the picture is not animated from there.
    fly(isLibraryOpen || preset.id === chosen?.id ? null : picture, take)
  }
  const card = (preset: OutfitPreset, priority = false) => {
    const { title, description, lang } = presetInShopperLanguage(preset)
    return (
      <TrayCard
        name={title}
        description={description}
        lang={lang}
        picture={
          <Picture
            src={preset.thumbnailUrl}
            alt=""
            ratio="3 / 4"
            priority={priority}
            className="rounded-md"
          />
        }
        obstacle={obstacleOf(outfitOf(preset))}
        items={preset.items}
        isChosen={preset.id === chosen?.id}
        isPremium={preset.isPremium}
        isLocked={preset.isPremium && !isPremium}
        onChoose={(picture) => choose(preset, picture)}
      />
    )
  }

  const hasMore = presets.length > presetsAtFirst
  const libraryWords = (
    <>
      {t('fitting-room.viewFullLibrary')}{' '}
      <span className="text-ink-soft">{t('fitting-room.libraryCount', { count: presets.length })}</span>
    </>
  )

  const first = firstPresets(presets, chosen)

  return (
    <div className="grid gap-5">
      {/* With another first card it begins at its start. */}
      <ul key={first[0]?.id} className={shelf}>
        {first.map((preset, index) => (
          <li key={preset.id} className="snap-start">
            {card(preset, index < 4)}
          </li>
        ))}
        {/* On a phone it is the last card. */}
        {hasMore && (
          <li className="roomy:hidden">
            <button
              type="button"
              onClick={() => setIsLibraryOpen(true)}
              className="grid aspect-[3/4] w-full place-content-center rounded-md border border-edge p-2 text-center text-sm font-medium"
            >
              {libraryWords}
            </button>
          </li>
        )}
      </ul>
      {hasMore && (
        <Button
          variant="outline"
          className="flex-wrap gap-y-0 py-2 narrow:hidden"
          onClick={() => setIsLibraryOpen(true)}
        >
          {libraryWords}
        </Button>
      )}
      <LateDialog open={isLibraryOpen} onClose={() => setIsLibraryOpen(false)}>
        <PresetLibrary
          open={isLibraryOpen}
          presets={presets}
          card={card}
          onClose={() => setIsLibraryOpen(false)}
        />
      </LateDialog>
    </div>
  )
}

const ShelfUnreachable = ({ loading }: { loading: boolean }) => (
  <Alert
    action={
      <Button variant="outline" size="sm" loading={loading} onClick={presetLibrary.prefetch}>
        {t('fitting-room.retry')}
      </Button>
    }
  >
    {t('fitting-room.presetsFailed')}
  </Alert>
)
