import { Suspense, useEffect } from 'react'
import Sparkles from 'lucide-react/icons/sparkles'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { cx } from '#client/lib/class-names.ts'
import { useAppState } from '#client/session/app-state.ts'
import { Button } from '#client/ui/button.tsx'
import { Part } from '#client/ui/failing-part.tsx'
import { orToast } from '#client/ui/toasts/toast-failure.ts'
import { takeStartRequest, useIsStartRequested } from './start-request.ts'
import { fetchDriver, LookActions } from './fetch-parts.ts'
import { isBusy, type TryOnState } from './try-on-state.ts'
import { useOutfitStore } from './outfit-store.ts'
import { usePhotoForOutfit } from './outfit/chosen-outfit.ts'
import { PhotoNotes } from './photo-notes.tsx'
import { usePhotoStore } from './photo-store.ts'
import { resetTryOn, useTryOn } from './try-on-store.ts'
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

/** On a phone the bar stays above the navigation once there is a photo or a file that is none; before that, giving a photo comes first. */
const pinnedOnPhone =
  'short:static! max-sm:sticky max-sm:bottom-[calc(4rem+1px+env(safe-area-inset-bottom))] max-sm:z-10 max-sm:-mx-5 max-sm:mt-auto max-sm:border-t max-sm:border-hairline max-sm:bg-paper/94 max-sm:px-5 max-sm:py-2.5 max-sm:backdrop-blur-md'

/** The page's one primary action. */
export function StartBar() {
  const state = useTryOn()
  const isAsked = useIsStartRequested()
  const isPinned = usePhotoStore(({ photo, problem }) => photo !== null || problem !== null)
  const isRefused = usePhotoForOutfit().isRefused && state.phase !== 'complete'
  useEffect(() => {
    // What cannot be worn on her photo is said beside the button.
    if (isAsked && takeStartRequest() && !isRefused) void start()
  }, [isAsked, isRefused])
  // A session that an older version of the app has kept on this device knows of no photographers.
  const canPhotograph = Boolean(useAppState()?.photographers?.length)

  return (
    <div className={cx('max-sm:order-5', isPinned && !isBusy(state) && pinnedOnPhone)}>
      <Part quiet>
        <PhotoNotes id="photo-notes" isQuiet={state.phase !== 'idle'} />
      </Part>
      <div className="flex items-center gap-3 max-sm:gap-2">
        {state.phase === 'complete' ? (
          <Suspense>
            <LookActions />
          </Suspense>
        ) : (
          <ChosenThumb />
        )}
        <Button
          size="lg"
          loading={isBusy(state)}
          aria-disabled={isRefused}
          aria-describedby={isRefused ? 'photo-notes' : undefined}
          icon={state.phase === 'idle' && <Sparkles aria-hidden className="size-5" strokeWidth={1.5} />}
          onClick={() => {
            if (state.phase === 'complete') return resetTryOn()
            void start()
          }}
          className={cx(
            'min-w-0 flex-1 max-sm:min-h-12 max-sm:px-4 max-sm:text-base',
            state.phase === 'complete' && 'max-sm:px-3 max-sm:text-sm max-sm:leading-tight',
          )}
        >
          {t(labels[state.phase])}
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
  const begin = async (decided: TryOnRequest) => {
    showFromTop()
    await driver.startTryOn(decided)
  }
  if (request.provider === 'device') return begin(request)
  await (await orToast(fetchStartConsent()))?.beginInCloud(request, begin)
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
