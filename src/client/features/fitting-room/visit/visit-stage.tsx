import '../look/scan-light.css'
import { doubtfulBelow } from '#client/engine/index.ts'
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
import { OfAge } from './of-age.tsx'
import { visitAdjuster } from './visit-adjuster.ts'
import { useVisit, type VisitLook, type VisitPhoto } from './visit-store.ts'
import { offerFile, stopFitting, takeSample, wear } from './visit-actions.ts'
import { outfitOfPiece } from './wardrobe.ts'

const undoKey = undoKeyOf(visitAdjuster)

/** On a phone the pieces stay in sight below it. */
const tallest = 'max(16rem, 100dvh - 26.5rem)'
/** While she sets how it is worn, the controls. */
const besides = '[--beside:max(14rem,100dvh-29.5rem)] md:[--beside:max(14rem,100dvh-28rem)]'

export function VisitStage() {
  const stage = useRef<HTMLElement>(null)
  const photo = useVisit((visit) => visit.photo)
  const asked = useVisit((visit) => visit.asked)
  const isPreparing = useVisit((visit) => visit.isPreparing)
  const isFitting = useVisit((visit) => visit.fitting !== null)
  const look = useVisit((visit) => visit.look)
  const isOpen = useIsOpen()
  const { isOver, dropProps } = useDrop(offerFile)
  usePaste(offerFile, stage)

  // A piece that was pressed below the fold is put on up here.
  useEffect(() => {
    if (isFitting) stage.current?.scrollIntoView({ block: 'nearest' })
  }, [isFitting])

  return (
    <section
      ref={stage}
      aria-label={t('visit.stage')}
      aria-busy={isPreparing || isFitting}
      {...dropProps}
      className="scroll-mt-5"
    >
      <div ref={undoKey} className={besides}>
        {/* While she sets how it is worn, the picture stays in sight. */}
        <div
          className={cx(
            isOpen ? 'sticky top-0 z-10 -mx-2 border-b border-hairline bg-raised p-2' : 'relative',
          )}
        >
          {asked ? (
            <OfAge />
          ) : photo ? (
            <Mirror photo={photo} look={isFitting ? null : look} />
          ) : (
            <div className="bg-blush min-h-[26rem] overflow-hidden rounded-lg *:min-h-[26rem]">
              <PhotoInvitation onFile={offerFile} onSample={(sample) => void takeSample(sample)} />
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
        <WayOfWearing />
      </div>
      <Notes />
    </section>
  )
}

/** The controls of a look are open. */
const useIsOpen = () =>
  useStore(visitAdjuster.store, (adjusting) => adjusting.look !== null && adjusting.isOpen)

/** The photo, and over it the look once there is one, in a frame of the photo's own shape. */
function Mirror({ photo, look }: { photo: VisitPhoto; look: VisitLook | null }) {
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
          alt={t(isSample ? 'visit.sampleLookAlt' : 'try-on.resultAlt', { outfit: look.piece.name })}
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

/** It stays where it is while she sets something: a key may be on it. */
function WayOfWearing() {
  const { look, fitting } = useVisit()
  if (!look || fitting) return null
  return (
    <div
      // What takes the focus is not hidden under the picture.
      className="mt-4 [&_:is(button,input)]:scroll-mt-[calc(var(--beside)+1rem)]"
    >
      <AdjustLook adjuster={visitAdjuster} pieces={outfitOfPiece(look.piece).pieces} />
    </div>
  )
}

/** What happens, what the engine thinks of the photo, or what went wrong. The place is there first, to be listened to. */
function Notes() {
  const { photo, check, problem, tools, fitting, failure, look, chosen } = useVisit()
  const isFetching = tools !== null && tools < 1
  return (
    <div aria-live="polite" className="grid gap-3 empty:hidden has-[>:not(.sr-only):not(:empty)]:mt-4">
      {fitting || isFetching ? (
        <Working />
      ) : failure ? (
        <Alert
          title={t('visit.errorTitle')}
          action={
            photo &&
            chosen && (
              <Button variant="outline" size="sm" onClick={() => void wear(chosen)}>
                {t('common.tryAgain')}
              </Button>
            )
          }
        >
          {failureText(failure)}
        </Alert>
      ) : look ? (
        <>
          <p className="sr-only">{t('try-on.announceDone')}</p>
          <ul className="grid gap-1 text-sm text-ink-soft empty:hidden">
            {remarks(look).map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </>
      ) : (
        <AdviceNotes check={check} problem={problem} />
      )}
    </div>
  )
}

/** The bar's label changes too often to be read out: the place around it is read once. */
function Working() {
  const { tools, fitting } = useVisit()
  const stage = tools !== null && tools < 1 ? 'models' : fitting?.stage
  const share = fitting ? fitting.share : (tools ?? 0)
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

/** What she should know beside the picture, never more than two things. */
function remarks({ warnings, confidence }: VisitLook) {
  const isDoubtful = confidence !== null && confidence < doubtfulBelow
  return [...(isDoubtful ? [t('try-on.doubt')] : []), ...warnings.map((code) => t(adviceKey(code)))].slice(
    0,
    2,
  )
}
