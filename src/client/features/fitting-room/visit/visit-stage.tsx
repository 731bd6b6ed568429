import '../look/scan-light.css'
import { doubtfulBelow } from '@cabine/engine'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { AdviceNotes } from '../photo/photo-advice.tsx'
import { PhotoInvitation } from '../photo/photo-invitation.tsx'
import { useDrop, usePaste } from '#client/lib/offered-pictures.ts'
import { BeforeAfter } from '../look/before-after.tsx'
import { adviceKey, failureText } from '../try-on/failure-text.ts'
import { AdjustLook } from '../adjust/adjust-look.tsx'
import { undoKeyOf } from '../adjust/undo-key.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Progress } from '#client/ui/progress.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { AgeAskedAgain, AgeConfirmation } from './age-confirmation.tsx'
import { visitAdjuster } from './visit-adjuster.ts'
import { useVisit, type VisitLook, type VisitPhoto } from './visit-store.ts'
import { offerFile, stopFitting, takeSample, tryOnOutfit } from './visit-actions.ts'

const undoKey = undoKeyOf(visitAdjuster)

/** The height of the photo: on a phone the pieces must stay in sight below it. */
const tallest = 'max(16rem, 100dvh - 28.5rem)'
/** The height while the controls are open: they must stay in sight. */
const heightBesideControls = '[--beside:max(14rem,100dvh-29.5rem)] md:[--beside:max(14rem,100dvh-28rem)]'

export function VisitStage() {
  const stage = useRef<HTMLDivElement>(null)
  const photo = useVisit((visit) => visit.photo)
  const pendingFile = useVisit((visit) => visit.pendingFile)
  const isAgeAsked = useVisit((visit) => visit.isAgeAsked)
  const isPreparing = useVisit((visit) => visit.isPreparing)
  const isFitting = useVisit((visit) => visit.fitting !== null)
  const look = useVisit((visit) => visit.look)
  const isChosen = useVisit((visit) => visit.chosen !== null)
  const isOpen = useIsOpen()
  const { isOver, dropProps } = useDrop(offerFile)
  usePaste(offerFile, stage)

  // She may have pressed a piece further down: the photo is scrolled into sight.
  useEffect(() => {
    if (isFitting) stage.current?.scrollIntoView({ block: 'nearest' })
  }, [isFitting])

  return (
    // Where it is narrow the pieces stand between the picture and what is said of it.
    <section
      aria-label={t('visit.stage')}
      aria-busy={isPreparing || isFitting}
      {...dropProps}
      className="narrow:contents"
    >
      <div ref={undoKey} className={cx('narrow:contents', heightBesideControls)}>
        {/* The picture stays in sight while the controls are open. */}
        <div
          ref={stage}
          data-stage
          className={cx(
            'scroll-mt-5',
            isOpen ? 'sticky top-0 z-10 -mx-2 border-b border-hairline bg-raised p-2' : 'relative',
          )}
        >
          {pendingFile ? (
            <AgeConfirmation />
          ) : isAgeAsked ? (
            <AgeAskedAgain />
          ) : photo ? (
            <PhotoOrLook photo={photo} look={isFitting ? null : look} />
          ) : (
            <div className="bg-blush min-h-[26rem] overflow-hidden rounded-lg *:min-h-[26rem]">
              <PhotoInvitation
                isAwaited={isChosen}
                onFile={offerFile}
                onSample={(sample) => void takeSample(sample)}
              />
            </div>
          )}
          {isPreparing && (
            <output className="absolute inset-0 grid place-content-center justify-items-center gap-3 rounded-lg bg-paper/60">
              <Spinner />
              {t('photos.working')}
            </output>
          )}
          {isOver && (
            <div className="pointer-events-none absolute inset-3 grid place-items-center rounded-md border-2 border-dashed border-accent bg-paper/80">
              <p className="font-display text-display-sm">{t('photos.dropHere')}</p>
            </div>
          )}
        </div>
        <LookControls />
      </div>
      <Notes isOnPhoto={photo !== null && !pendingFile && !isAgeAsked && (isFitting || !look)} />
    </section>
  )
}

/** True while the controls of a look are open. */
const useIsOpen = () =>
  useStore(visitAdjuster.store, (adjusting) => adjusting.look !== null && adjusting.isOpen)

/** The photo, and over it the look once there is one, in a frame with the photo's proportions. */
function PhotoOrLook({ photo, look }: { photo: VisitPhoto; look: VisitLook | null }) {
  const isFitting = useVisit((visit) => visit.fitting !== null)
  const isOpen = useIsOpen()
  const isSample = photo.sample !== null
  return (
    <>
      {look ? (
        <BeforeAfter
          key={photo.url}
          before={photo.url}
          after={look.url}
          alt={t(isSample ? 'try-on.sampleResultAlt' : 'try-on.resultAlt', { outfit: look.outfit.name })}
          width={look.width}
          height={look.height}
          tallest={isOpen ? 'var(--beside)' : tallest}
          adjuster={visitAdjuster}
        />
      ) : (
        <div
          className="relative mx-auto overflow-hidden rounded-lg bg-tint"
          style={{
            aspectRatio: `${photo.width} / ${photo.height}`,
            inlineSize: `min(100%, calc(${tallest} * ${photo.width / photo.height}))`,
          }}
        >
          <img
            src={photo.url}
            alt={t(isSample ? 'photos.sampleAlt' : 'photos.alt')}
            className={cx('absolute inset-0 size-full object-cover', isFitting && 'opacity-80 saturate-50')}
          />
          {isFitting && <div aria-hidden className="scan-light absolute inset-0" />}
        </div>
      )}
    </>
  )
}

/** Stays mounted while a change is made, since a control may have the keyboard focus. */
function LookControls() {
  const { look, fitting } = useVisit()
  const isOpen = useIsOpen()
  if (!look || fitting) return null
  return (
    <div
      // A control that takes the focus must not scroll under the picture.
      className={cx(
        'mt-4 narrow:mt-0 [&_:is(button,input)]:scroll-mt-[calc(var(--beside)+1rem)]',
        isOpen ? 'narrow:order-1' : 'narrow:order-3',
      )}
    >
      <AdjustLook adjuster={visitAdjuster} pieces={look.outfit.pieces} />
    </div>
  )
}

/**
 * The progress, the check of the photo, or a failure. The live region is there before its text, for screen readers. Where it is
 * narrow they lie on the photo while she waits for a look: what comes and goes must not move the pieces under her finger.
 */
function Notes({ isOnPhoto }: { isOnPhoto: boolean }) {
  const look = useVisit((visit) => visit.look)
  return (
    <div
      aria-live="polite"
      className={cx(
        'roomy:has-[>*>:not(.sr-only):not(:empty)]:mt-4',
        isOnPhoto ? 'narrow:relative narrow:z-10 narrow:-mt-4 narrow:h-0' : look && 'narrow:order-3',
      )}
    >
      <div
        className={cx(
          'grid gap-3 empty:hidden',
          isOnPhoto &&
            'narrow:absolute narrow:inset-x-2 narrow:bottom-2 narrow:rounded-md narrow:bg-paper/94 narrow:px-4 narrow:py-3 narrow:shadow-float',
        )}
      >
        <NoteOfNow />
      </div>
    </div>
  )
}

function NoteOfNow() {
  const { photo, check, problem, modelsShare, fitting, failure, look, chosen } = useVisit()
  if (fitting || (modelsShare !== null && modelsShare < 1)) return <Working />
  if (failure)
    return (
      <Alert
        title={t('visit.errorTitle')}
        action={
          photo &&
          chosen && (
            <Button variant="outline" size="sm" onClick={() => void tryOnOutfit(chosen)}>
              {t('common.tryAgain')}
            </Button>
          )
        }
      >
        {failureText(failure)}
      </Alert>
    )
  if (!look) return <AdviceNotes check={check} problem={problem} />
  return (
    <>
      <p className="sr-only">{t('try-on.announceDone')}</p>
      <ul className="grid gap-1 text-sm text-ink-soft empty:hidden">
        {remarks(look).map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
    </>
  )
}

/** The bar's label changes too often to be read out: the live region around it is read once. */
function Working() {
  const { modelsShare, fitting } = useVisit()
  const stage = modelsShare !== null && modelsShare < 1 ? 'models' : fitting?.stage
  const share = fitting ? fitting.share : (modelsShare ?? 0)
  return (
    <div className="grid gap-3">
      <Progress
        value={share * 100}
        label={t(stage ? `try-on.stage_${stage}` : 'try-on.generating')}
        showValue
      />
      <div className="flex items-center justify-between gap-4">
        <p className="text-sm text-ink-soft">{t('try-on.onDevice')}</p>
        {fitting && (
          <Button variant="quiet" size="sm" onClick={stopFitting}>
            {t('try-on.cancel')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Remarks about the look, at most two. */
function remarks({ warnings, confidence }: VisitLook) {
  const isDoubtful = confidence !== null && confidence < doubtfulBelow
  return [...(isDoubtful ? [t('try-on.doubt')] : []), ...warnings.map((code) => t(adviceKey(code)))].slice(
    0,
    2,
  )
}
