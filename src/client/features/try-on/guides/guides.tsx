import { lazy, Suspense } from 'react'
import type { Presets } from '#client/features/outfits/presets.ts'
import { useWanted } from '#client/lib/use-wanted.ts'
import { useOnboardingOpen, useTutorialOpen } from './guide-store.ts'

const Onboarding = lazy(async () => ({ default: (await import('./guide-steps.tsx')).Onboarding }))
const Tutorial = lazy(async () => ({ default: (await import('./guide-steps.tsx')).Tutorial }))

/** Sophia's welcome, shown once, and Margot's tour, behind the Tutorial button. */
export function Guides({ presets }: { presets: Promise<Presets> }) {
  const isOnboarding = useOnboardingOpen()
  const isTouring = useTutorialOpen()
  const wantsOnboarding = useWanted(isOnboarding)
  const wantsTour = useWanted(isTouring)
  return (
    <Suspense>
      {wantsOnboarding && <Onboarding presets={presets} open={isOnboarding} />}
      {wantsTour && <Tutorial presets={presets} open={isTouring} />}
    </Suspense>
  )
}
