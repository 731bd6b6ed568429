import { Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { refreshAppState } from '#client/session/app-state.ts'
import { useOnline } from '#client/lib/online.ts'
import { useOverlay } from '#client/lib/overlays.ts'
import { onboarding, isOnboardingStep } from '@cabine/sophia/questions/onboarding.ts'
import { onboardingSteps } from '@cabine/sophia/questions/profile.ts'
import { ProgressLine } from './steps/flow-frame.tsx'
import { sendWaiting, showProfile, useProfile } from './profile-store.ts'
import { Hello } from './steps/hello.tsx'
import { Step } from './lazy-parts.tsx'
import { UnsavedNote } from './steps/unsaved-note.tsx'

/** The onboarding, one question a screen, from Sophia's introduction to the last question. */
export function FlowScreen() {
  const { flow, isComplete } = useProfile()
  const navigate = useNavigate()
  useOverlay(true)
  useSendWhenBack()

  function leave() {
    if (isComplete) return showProfile()
    void sendWaiting().then(refreshAppState)
    void navigate('/dashboard')
  }

  const question = onboarding.find(({ id }) => id === flow.at)
  if (!question || !isOnboardingStep(flow.at)) return null
  return (
    <main id="content" className="page flex min-h-[calc(100dvh-4rem)] flex-col">
      <ProgressLine at={flow.at} onLeave={leave} />
      <UnsavedNote />
      {question.id === onboardingSteps[0] ? (
        <Hello />
      ) : (
        <Suspense>
          <Step key={question.id} question={question} />
        </Suspense>
      )}
    </main>
  )
}

function useSendWhenBack() {
  const online = useOnline()
  useEffect(() => {
    if (online) void sendWaiting()
  }, [online])
}
