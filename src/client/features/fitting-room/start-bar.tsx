'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import Sparkles from 'lucide-react/icons/sparkles'
import { t } from '#client/i18n/messages.ts'
import { withMessages } from '#client/i18n/with-messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { messageFor } from '#client/lib/failure-message.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { readAppState, useAppState } from '#client/session/app-state.ts'
import { Button } from '#client/ui/button.tsx'
import { Part } from '#client/ui/part.tsx'
import { toast } from '#client/ui/toasts/toast-store.ts'
import type { Photographer } from '#shared/photographers.ts'
import { takeStartRequest, useIsStartRequested } from './start-request.ts'
import { fetchDriver } from './fetch-parts.ts'
import { isBusy, type TryOnState } from './flow.ts'
import { useOutfitStore } from './outfit-store.ts'
import { usePhoto } from './photo-store.ts'
import { photographersOf } from './photograph/photographers.ts'
import type { Consents } from './photograph/save-consents.ts'
import { resetTryOn, useTryOn } from './try-on-store.ts'
import type { TryOnRequest } from './try-on/request.ts'

export const fetchConsentQuestions = () =>
  withMessages(import('./photograph/consent-questions.tsx'), 'photograph')

const ConsentQuestions = lazy(async () => ({ default: (await fetchConsentQuestions()).ConsentQuestions }))

const StartNote = laterPart(
  async () => (await withMessages(import('./photograph/start-note.tsx'), 'photograph')).StartNote,
)

const labels = {
  idle: 'fitting-room.start',
  uploading: 'fitting-room.processing',
  analyzing: 'fitting-room.processing',
  generating: 'fitting-room.processing',
  complete: 'fitting-room.tryAnother',
  error: 'fitting-room.tryAgain',
} as const satisfies Record<TryOnState['phase'], string>

/** On a phone the bar is fixed above the navigation once there is a photo; before that, giving a photo comes first. */
const fixedOnPhone =
  'max-sm:fixed max-sm:inset-x-0 max-sm:bottom-[calc(4rem+1px+env(safe-area-inset-bottom))] max-sm:z-10 max-sm:border-t max-sm:border-hairline max-sm:bg-paper/94 max-sm:px-5 max-sm:py-3 max-sm:backdrop-blur-md'

/** The page's one primary action. */
export function StartBar() {
  const state = useTryOn()
  const { start, waiting, answer } = useStart(showFromTop)
  const button = useRef<HTMLButtonElement>(null)
  const isRunning = isBusy(state)
  const wasRunning = useRef(false)
  // A button that is disabled loses the keyboard focus: it gets it back when the try-on has ended.
  useEffect(() => {
    const isDropped = wasRunning.current && !isRunning && document.activeElement === document.body
    if (isDropped) button.current?.focus({ preventScroll: true })
    wasRunning.current = isRunning
  }, [isRunning])
  const isAsked = useIsStartRequested()
  useEffect(() => {
    if (isAsked && takeStartRequest()) void start()
  }, [isAsked, start])
  const hasPhoto = usePhoto() !== null
  const canPhotograph = photographersOf(useAppState()).all.length > 0

  return (
    <div className={cx(hasPhoto && fixedOnPhone)}>
      <div className="flex items-center gap-3">
        <ChosenThumb />
        <Button
          size="lg"
          ref={button}
          loading={isRunning}
          icon={state.phase === 'idle' && <Sparkles aria-hidden className="size-5" strokeWidth={1.5} />}
          onClick={() => {
            if (state.phase === 'complete') return resetTryOn()
            void start()
          }}
          className="min-w-0 flex-1 max-sm:min-h-12 max-sm:px-4 max-sm:text-base"
        >
          {t(labels[state.phase])}
        </Button>
      </div>
      {canPhotograph && (
        <div className="mt-2 min-h-5 text-sm text-ink-soft">
          <Part quiet>
            <Suspense>
              <StartNote />
            </Suspense>
          </Part>
        </div>
      )}
      {waiting && (
        <Suspense>
          <ConsentQuestions
            open={waiting.isAsking}
            ask={waiting.ask}
            onAnswer={(answers) => void answer(answers)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** A try-on that waits for her answer. It stays after the answer, because the question takes a moment to close. */
type Waiting = { request: TryOnRequest; ask: Photographer[]; isAsking: boolean }

/**
 * What the start button does; `onStart` is called when a try-on begins. Before a service gets her photo for the first
 * time she is asked, and `waiting` holds the try-on until she has answered.
 */
function useStart(onStart: () => void) {
  const [waiting, setWaiting] = useState<Waiting | null>(null)

  /** The driver has usually been fetched after the page. If it cannot be had, a toast says so and nothing starts. */
  async function fetchDriverOrToast() {
    const driver = await fetchDriver().catch(() => null)
    if (!driver)
      toast({
        title: t('fitting-room.errorTitle'),
        description: messageFor('connection_lost'),
        tone: 'error',
      })
    return driver
  }

  async function start() {
    const driver = await fetchDriverOrToast()
    const request = await driver?.readRequest()
    if (!driver || !request) return
    const { agreed, unanswered } = photographersOf(readAppState())
    const isCloud = request.provider === 'cloud'
    // A sample is no picture of hers to ask about, and without a yes no service gets one.
    const isSample = request.photo.origin === 'sample'
    if (isCloud && !isSample && unanswered.length > 0)
      return setWaiting({ request, ask: unanswered, isAsking: true })
    onStart()
    await driver.startTryOn({ ...request, provider: isCloud && agreed.length > 0 ? 'cloud' : 'device' })
  }

  async function answer(answers: Consents | null) {
    if (!waiting) return
    setWaiting({ ...waiting, isAsking: false })
    if (!answers) return
    const { saveConsents } = await fetchConsentQuestions()
    if (!(await saveConsents(answers))) return
    const driver = await fetchDriverOrToast()
    if (!driver) return
    onStart()
    // 'Keep it on this device' holds for this try-on, whatever she agreed to before.
    const isGranted = Object.values(answers).includes(true)
    await driver.startTryOn({ ...waiting.request, provider: isGranted ? 'cloud' : 'device' })
  }

  return { start, waiting, answer }
}

/** On a phone she may have scrolled down to the outfits, and the try-on is shown at the top. */
function showFromTop() {
  const top = document.getElementById('result')?.getBoundingClientRect().top ?? 0
  if (top < 0 || top > window.innerHeight / 2) window.scrollTo({ top: 0 })
}

/** On a phone the chosen outfit may be out of sight, so it is shown beside the button. */
function ChosenThumb() {
  const { mode, preset, custom } = useOutfitStore()
  const url = mode === 'custom' ? custom?.url : preset?.thumbnailUrl
  if (!url) return null
  return (
    <img src={url} alt="" className="flies h-12 w-9 shrink-0 rounded-sm bg-tint object-cover sm:hidden" />
  )
}
