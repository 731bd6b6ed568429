import './room-heights.css'
import { Suspense, useEffect, useRef } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { LateDialog } from '#client/ui/late-dialog.tsx'
import { Part } from '#client/ui/failing-part.tsx'
import { StatusWords } from './fetch-parts.ts'
import type { OtherShops } from './outfit/custom-outfit-form.tsx'
import { answerForLast, useIsAskedForLast } from './last-credit.ts'
import { PhotoConsentSheet } from './photo-consent-sheet.tsx'
import { MeasuresLink } from './photo-notes.tsx'
import { PhotoStage } from './photo-stage.tsx'
import { ResultColumn } from './result-column.tsx'
import { StartBar } from './start-bar.tsx'
import { isBusy } from './try-on-state.ts'
import { Tray } from './tray.tsx'
import { dropStartRequest } from './start-request.ts'
import { useIsStarting, useTryOn } from './try-on-store.ts'

const LastCreditQuestion = laterPart(
  async () => (await import('./last-credit-question.tsx')).LastCreditQuestion,
)

type Props = {
  /** She chose something else than what stood there. */
  onChange: () => void
  OtherShops: OtherShops
}

/**
 * Her photo, the outfits, and the look: one state, shown by the fitting room's page and by the mirror over the shop. It is laid out
 * by the width of the container `room` around it: `narrow` on phones and in the mirror, `roomy` else.
 */
export function Room({ onChange, OtherShops }: Props) {
  const state = useTryOn()
  const isStarting = useIsStarting()
  const isAway = (state.phase !== 'idle' && state.phase !== 'error') || isStarting
  const room = useRef<HTMLDivElement>(null)
  // What she pressed to give a photo goes with the photo, once a look takes its place.
  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === document.body || activeElement?.getClientRects().length === 0
    if (isAway && isLost) room.current?.focus({ preventScroll: true })
  }, [isAway])
  return (
    <>
      <TryOnStatus />
      <div
        data-room
        ref={room}
        tabIndex={-1}
        className={cx(
          'grid items-start outline-none gap-x-10 gap-y-8 narrow:relative narrow:flex narrow:flex-1 narrow:flex-col narrow:items-stretch narrow:gap-3 roomy:lg:grid-cols-2',
          // The look gets the width.
          isAway
            ? 'roomy:xl:grid-cols-[20rem_minmax(0,1fr)_27rem]'
            : 'roomy:xl:grid-cols-[22rem_minmax(0,1fr)_24rem]',
        )}
      >
        {/* Where it is narrow the look replaces the photo, because there is room for only one picture. */}
        <div className="grid gap-5 narrow:contents roomy:xl:sticky roomy:xl:top-20">
          <div className={cx('grid gap-4', isAway ? 'narrow:hidden max-lg:hidden' : 'narrow:contents')}>
            <PhotoStage disabled={isBusy(state)} />
            <div className="narrow:hidden">
              <Part quiet>
                <MeasuresLink />
              </Part>
            </div>
          </div>
          <StartBar />
        </div>
        <div className="min-w-0 narrow:order-3 roomy:lg:col-start-1 roomy:xl:col-start-2 roomy:xl:row-start-1">
          <Part>
            <Tray
              onChange={() => {
                dropStartRequest()
                onChange()
              }}
              OtherShops={OtherShops}
            />
          </Part>
        </div>
        <div
          id="result"
          className={cx(
            'min-w-0 scroll-mt-24 roomy:lg:col-start-2 roomy:lg:row-span-2 roomy:lg:row-start-1 roomy:xl:sticky roomy:xl:top-20 roomy:xl:col-start-3',
            state.phase === 'complete' && 'narrow:contents',
            // The pieces of the next outfit stand below everything.
            state.phase === 'idle' && !isStarting && 'narrow:order-6',
            // A running or finished try-on comes first.
            (state.phase !== 'idle' || isStarting) && 'narrow:order-first roomy:max-lg:order-first',
          )}
        >
          <Part>
            <ResultColumn />
          </Part>
        </div>
      </div>
      <PhotoConsentSheet />
      <LastCredit />
    </>
  )
}

/** Her question is over with the room. */
function LastCredit() {
  useEffect(() => () => answerForLast(false), [])
  return (
    <LateDialog open={useIsAskedForLast()} onClose={() => answerForLast(false)}>
      <LastCreditQuestion />
    </LateDialog>
  )
}

/**
 * The only live region of a try-on. It is there before its words and stays while the cards around it come and go, since
 * a screen reader reads changes to what it knows.
 */
function TryOnStatus() {
  const { phase } = useTryOn()
  return (
    <output className="sr-only">
      {phase !== 'idle' && (
        <Part quiet>
          <Suspense>
            <StatusWords />
          </Suspense>
        </Part>
      )}
    </output>
  )
}
