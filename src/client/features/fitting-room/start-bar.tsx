import { Suspense, useEffect, useState } from 'react'
import Sparkles from 'lucide-react/icons/sparkles'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { cx } from '#client/lib/class-names.ts'
import { useAppState } from '#client/session/app-state.ts'
import { Button } from '#client/ui/button.tsx'
import { Part } from '#client/ui/failing-part.tsx'
import { orToast } from '#client/ui/toasts/toast-failure.ts'
import { dropStartRequest, openStartRequest, useIsStartRequested } from './start-request.ts'
import { showRoomTop } from './show-room-top.ts'
import { fetchDriver, LookActions } from './fetch-parts.ts'
import { isBusy, type TryOnState } from './try-on-state.ts'
import { useOutfitStore } from './outfit-store.ts'
import { LookCost } from './look-cost.tsx'
import { usePhotoForOutfit } from './outfit/chosen-outfit.ts'
import { PhotoNotes } from './photo-notes.tsx'
import { usePhotoStore } from './photo-store.ts'
import { isUnderWay, resetTryOn, useIsStarting, useTryOn } from './try-on-store.ts'
import type { TryOnRequest } from './try-on/read-request.ts'

export const fetchStartConsent = () => import('./photograph/start-consent.tsx')

const StartConsent = laterPart(async () => (await fetchStartConsent()).StartConsent)

const labels = {
  idle: 'fitting-room.start',
  uploading: 'fitting-room.processing',
  analyzing: 'fitting-room.processing',
  generating: 'fitting-room.processing',
  complete: 'fitting-room.tryAnother',
  error: 'fitting-room.tryAgain',
} as const satisfies Record<TryOnState['phase'], string>

/** The page's one primary action. */
export function StartBar() {
  const state = useTryOn()
  const isAsked = useIsStartRequested()
  const hasPhoto = usePhotoStore(({ photo }) => photo !== null)
  const isPinned = usePhotoStore(({ photo, problem }) => photo !== null || problem !== null)
  const isRefused = usePhotoForOutfit().isRefused && state.phase !== 'complete'
  const isStarting = useIsStarting()
  const mayStart = isAsked && hasPhoto && !isUnderWay(state)
  useEffect(() => {
    if (!mayStart) return
    // What cannot be worn on her photo is said beside the button.
    if (isRefused) return dropStartRequest()
    resetTryOn()
    const asked = openStartRequest()
    // Until it has started the room is laid out as for what comes (useIsStarting).
    void orToast(start()).finally(() => dropStartRequest(asked))
  }, [mayStart, isRefused])
  // What she asked for here does not begin when she comes another time.
  useEffect(() => () => dropStartRequest(), [])
  const [isPressed, setIsPressed] = useState(false)
  // Photo, piece and code may have to be waited for: the press is seen at once.
  const isWaiting = isPressed && (state.phase === 'idle' || state.phase === 'error')
  async function press() {
    setIsPressed(true)
    await orToast(start())
    setIsPressed(false)
  }
  // A session that an older version of the app has kept on this device knows of no photographers.
  const canPhotograph = Boolean(useAppState()?.photographers?.length)

  return (
    <div
      className={cx(
        'narrow:order-5',
        // Where it is narrow the progress has its own words and way to stop; the focus stays on the button.
        isBusy(state) || isStarting ? 'narrow:sr-only' : isPinned && 'pinned-bar short:static!',
      )}
    >
      <Part quiet>
        <PhotoNotes id="photo-notes" isQuiet={state.phase !== 'idle'} />
      </Part>
      {hasPhoto && <LookCost id="look-cost" />}
      <div className="flex items-center gap-3 max-[22rem]:flex-wrap narrow:gap-2 roomy:flex-wrap roomy:gap-y-1">
        {state.phase === 'complete' ? (
          <Suspense>
            <LookActions />
          </Suspense>
        ) : (
          <ChosenThumb />
        )}
        <Button
          size="lg"
          loading={isBusy(state) || isWaiting}
          aria-disabled={isRefused}
          aria-describedby={isRefused ? 'photo-notes' : state.phase === 'idle' ? 'look-cost' : undefined}
          icon={state.phase === 'idle' && <Sparkles aria-hidden className="size-5" strokeWidth={1.5} />}
          onClick={() => {
            if (state.phase === 'complete') return resetTryOn()
            void press()
          }}
          className={cx(
            'min-w-0 flex-1 narrow:min-h-12 narrow:px-4 narrow:text-base',
            state.phase === 'complete' &&
              'max-[22rem]:basis-full narrow:px-3 narrow:text-sm narrow:leading-tight roomy:basis-full',
          )}
        >
          {t(isWaiting ? labels.uploading : labels[state.phase])}
        </Button>
      </div>
      {canPhotograph && (
        <Part quiet>
          <Suspense fallback={<div className="mt-2 h-5" />}>
            <StartConsent />
          </Suspense>
        </Part>
      )}
    </div>
  )
}

/** What the start button does. */
async function start() {
  const driver = await orToast(fetchDriver())
  const request = await driver?.readRequest()
  if (!driver || !request) return
  const answered = openStartRequest()
  const begin = async (decided: TryOnRequest) => {
    // It must not be there any more when the look is: it would be made, and paid for, once more.
    dropStartRequest(answered)
    showRoomTop()
    await driver.startTryOn(decided)
  }
  if (request.provider === 'device') return begin(request)
  await (await orToast(fetchStartConsent()))?.beginInCloud(request, begin)
}

/** On a phone the chosen outfit may be out of sight, so it is shown beside the button. */
function ChosenThumb() {
  const { mode, preset, custom } = useOutfitStore()
  const url = mode === 'custom' ? custom?.url : preset?.thumbnailUrl
  if (!url) return null
  return (
    <img src={url} alt="" className="flies h-12 w-9 shrink-0 rounded-sm bg-tint object-cover roomy:hidden" />
  )
}
