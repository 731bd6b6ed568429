import { readAppState } from '#client/session/app-state.ts'
import { shopperStore } from '#client/session/shopper-store.ts'
import type { Photographer } from '#shared/photographers.ts'
import type { TryOnRequest } from '../try-on/read-request.ts'
import { ConsentQuestions } from './consent-questions.tsx'
import { photographersOf } from './photographers.ts'
import { saveConsents, type Consents } from './save-consents.ts'
import { StartNote } from './start-note.tsx'

type Begin = (request: TryOnRequest) => Promise<void>

/** A try-on that waits for her answer. It stays after the answer, because the question takes a moment to close. */
type Waiting = { request: TryOnRequest; ask: Photographer[]; begin: Begin; isOpen: boolean }

const useWaiting = shopperStore<{ waiting: Waiting | null }>(() => ({ waiting: null }))

/** Begins a try-on that the cloud is to make. Before a service gets her photo for the first time she is asked. */
export async function beginInCloud(request: TryOnRequest, begin: Begin) {
  const { agreed, unanswered: ask } = photographersOf(readAppState())
  // A sample is no picture of hers to ask about, and without a yes no service gets one.
  const isAsked = request.photo.origin === 'own' && ask.length > 0
  if (isAsked) useWaiting.setState({ waiting: { request, ask, begin, isOpen: true } })
  else await begin({ ...request, provider: agreed.length > 0 ? 'cloud' : 'device' })
}

async function answer({ request, begin }: Waiting, answers: Consents | null) {
  useWaiting.setState(({ waiting }) => ({ waiting: waiting && { ...waiting, isOpen: false } }))
  if (!answers || !(await saveConsents(answers))) return
  // 'Keep it on this device' holds for this try-on, whatever she agreed to before.
  await begin({ ...request, provider: Object.values(answers).includes(true) ? 'cloud' : 'device' })
}

/** The line under the start button, and the question that it may lead to. */
export function StartConsent() {
  const waiting = useWaiting((state) => state.waiting)
  return (
    <>
      <StartNote />
      {waiting && (
        <ConsentQuestions
          open={waiting.isOpen}
          ask={waiting.ask}
          onAnswer={(answers) => void answer(waiting, answers)}
        />
      )}
    </>
  )
}
