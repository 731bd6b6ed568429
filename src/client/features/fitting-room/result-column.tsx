import { Suspense } from 'react'
import { outfitOf, type Outfit } from './outfit.ts'
import { useOutfitStore } from './outfit-store.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { cx } from '#client/lib/class-names.ts'
import { lookFrame } from './look/look-frame.ts'
import { photoArea } from './photo/framed-photo.tsx'
import { EarlierStrip, ProgressCard, ResultCard, ShopTheLook, TryOnAlert } from './fetch-parts.ts'
import type { FinishedLook } from './try-on-state.ts'
import { usePhoto } from './photo-store.ts'
import { useBefore, useIsStarting, useTriedOutfit, useTryOn } from './try-on-store.ts'

/** It is not in a phone's first view. */
const NextOutfit = laterPart(async () => (await import('./next-outfit.tsx')).NextOutfit)

/** The right column: the chosen outfit, then the progress, then the look with its pieces below. */
export function ResultColumn() {
  const state = useTryOn()
  const tried = useTriedOutfit()
  const preset = useOutfitStore(({ mode, preset: chosen }) => (mode === 'preset' ? chosen : null))
  const next = preset && outfitOf(preset)
  const isStarting = useIsStarting()
  switch (state.phase) {
    case 'idle':
      if (isStarting) return <PhotoAlone of={null} />
      return <Next outfit={next} />
    case 'error':
      return (
        <div className="grid gap-8">
          <Suspense>
            <TryOnAlert failure={state.failure} />
          </Suspense>
          {/* On a phone photo and outfits stand right below: she will change one of them. */}
          <div className="narrow:hidden">
            <Next outfit={next} />
          </div>
        </div>
      )
    case 'complete':
      return tried ? (
        <div className="grid gap-10 narrow:contents">
          <Suspense fallback={<PhotoAlone of={state.look} />}>
            <ResultCard look={state.look} outfit={tried} />
          </Suspense>
          <Suspense>
            <ShopTheLook id="worn-pieces" items={tried.items} className="scroll-mt-24 narrow:order-4" />
          </Suspense>
        </div>
      ) : null
    default:
      return (
        <Suspense fallback={<PhotoAlone of={null} />}>
          <ProgressCard state={state} />
        </Suspense>
      )
  }
}

/** The photo, shown in the look's place for the moment in which a card's code is loaded. */
function PhotoAlone({ of: look }: { of: FinishedLook | null }) {
  const tried = useBefore()
  const photo = usePhoto()
  const before = look ? tried : photo
  const shown = look ?? before
  if (!shown) return <div className={cx('bg-blush rounded-lg', photoArea)} />
  const { width, height, url } = shown
  return (
    <div className="narrow:order-1 narrow:pe-(--strip,0px)">
      <img
        src={before?.url ?? url}
        alt=""
        className="mx-auto rounded-lg object-cover"
        style={lookFrame(width, height)}
      />
      <Suspense>
        <EarlierStrip shownId={look?.predictionId ?? null} />
      </Suspense>
    </div>
  )
}

const Next = ({ outfit }: { outfit: Outfit | null }) => (
  <Suspense fallback={<div className="h-[420px] narrow:hidden" />}>
    <NextOutfit outfit={outfit} />
  </Suspense>
)
