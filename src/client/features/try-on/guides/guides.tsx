'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import { lazy, Suspense } from 'react'
import type { Presets } from '#client/features/outfits/presets.ts'
import { withMessages } from '#client/i18n/with-messages.ts'
import { useWanted } from '#client/lib/use-wanted.ts'
import { useOnboardingOpen, useTutorialOpen } from './guide-store.ts'

export const fetchSteps = () => withMessages(import('./guide-steps.tsx'), 'guides')

const Onboarding = lazy(async () => ({ default: (await fetchSteps()).Onboarding }))
const Tutorial = lazy(async () => ({ default: (await fetchSteps()).Tutorial }))

type Props = {
  presets: Promise<Presets>
  /** She has come to look at something: the welcome waits for another time. */
  isBusy: boolean
}

/** Sophia's welcome, shown once, and Margot's tour, behind the Tutorial button. */
export function Guides({ presets, isBusy }: Props) {
  const isOnboarding = useOnboardingOpen() && !isBusy
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
