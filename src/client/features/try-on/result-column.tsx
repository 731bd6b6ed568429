import { lazy, Suspense } from 'react'
import { ShopTheLook } from '#client/features/looks/shop-the-look.tsx'
import { outfitOf, type Outfit } from '#client/features/outfits/outfit.ts'
import { useOutfitStore } from '#client/features/outfits/outfit-store.ts'
import { t } from '#client/i18n/messages.ts'
import { FittingScene } from '#client/shell/fitting-scene.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { failureText } from './failure-text.ts'
import type { FinishedLook } from './flow.ts'
import { ProgressCard } from './progress-card.tsx'
import { useBefore, useTriedOutfit, useTryOn } from './try-on-store.ts'

const ResultCard = lazy(async () => ({ default: (await import('./result-card.tsx')).ResultCard }))

/** The right column: what she will wear, then the progress, then the look, with its pieces below. */
export function ResultColumn() {
  const state = useTryOn()
  const tried = useTriedOutfit()
  const preset = useOutfitStore(({ mode, preset: chosen }) => (mode === 'preset' ? chosen : null))
  const next = preset && outfitOf(preset)
  switch (state.phase) {
    case 'idle':
      return <NextOutfit outfit={next} />
    case 'error':
      return (
        <div className="grid gap-8">
          <Alert title={t('fitting-room.errorTitle')}>
            <p>{failureText(state.failure)}</p>
            <p className="mt-1 text-sm text-ink-soft">{t('fitting-room.errorNothingLost')}</p>
          </Alert>
          <NextOutfit outfit={next} />
        </div>
      )
    case 'complete':
      return tried ? (
        <div className="grid gap-10">
          <Suspense fallback={<BeforeTheVeil look={state.look} />}>
            <ResultCard look={state.look} outfit={tried} />
          </Suspense>
          <ShopTheLook items={tried.items} />
        </div>
      ) : null
    default:
      return <ProgressCard state={state} />
  }
}

/** Her photo where the look will be unveiled, for the blink in which the card's code is taken up. */
function BeforeTheVeil({ look: { width, height, url } }: { look: FinishedLook }) {
  const before = useBefore()
  return (
    <img
      src={before?.url ?? url}
      alt=""
      className="w-full rounded-lg object-cover"
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  )
}

function NextOutfit({ outfit }: { outfit: Outfit | null }) {
  if (!outfit) return <NothingYet />
  return (
    <div className="grid gap-10">
      <section aria-label={t('fitting-room.chosen')} className="grid gap-4 max-sm:hidden">
        <Picture
          key={outfit.id}
          src={outfit.imageUrl}
          alt={outfit.name}
          ratio="3 / 4"
          className="flies rounded-lg"
        />
        <div>
          <p className="label text-ink-soft">{t('fitting-room.chosen')}</p>
          <h2 className="font-display text-display-sm">{outfit.name}</h2>
          {outfit.description && <p className="mt-1 text-ink-soft">{outfit.description}</p>}
        </div>
      </section>
      <ShopTheLook items={outfit.items} />
    </div>
  )
}

const NothingYet = () => (
  <div className="max-sm:hidden">
    <FittingScene label="" className="h-[420px] w-full rounded-lg" />
    <h2 className="mt-5 font-display text-display-sm">{t('fitting-room.emptyTitle')}</h2>
    <p className="mt-1 text-ink-soft">{t('fitting-room.emptyText')}</p>
  </div>
)
