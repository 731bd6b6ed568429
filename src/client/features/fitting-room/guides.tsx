import { Suspense } from 'react'
import { laterPart } from '#client/lib/later-part.tsx'
import { useWanted } from '#client/lib/use-wanted.ts'
import { LateDialog } from '#client/ui/late-dialog.tsx'
import { Part } from '#client/ui/failing-part.tsx'
import { closeTutorial, useOnboardingOpen, useTutorialOpen } from './guide-store.ts'

export { openTutorial } from './guide-store.ts'

export const fetchSteps = () => import('./guides/guide-steps.tsx')

const Onboarding = laterPart(async () => (await fetchSteps()).Onboarding)
const Tutorial = laterPart(async () => (await fetchSteps()).Tutorial)

/**
 * Sophia's welcome, shown once, and Margot's tour, behind the Tutorial button. If she has come to see a look
 * (`isBusy`), the welcome waits for another visit.
 */
export function Guides({ isBusy }: { isBusy: boolean }) {
  const isOnboarding = useOnboardingOpen() && !isBusy
  const isTouring = useTutorialOpen()
  return (
    <>
      {useWanted(isOnboarding) && (
        <Part quiet>
          <Suspense>
            <Onboarding open={isOnboarding} />
          </Suspense>
        </Part>
      )}
      <LateDialog open={isTouring} onClose={closeTutorial}>
        <Tutorial open={isTouring} />
      </LateDialog>
    </>
  )
}
