import './scan-light.css'
import { useAppState } from '#client/session/app-state.ts'
import { photoArea } from '../photo/framed-photo.tsx'
import { AiLabel } from '#client/ui/ai-label.tsx'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Progress } from '#client/ui/progress.tsx'
import type { ShownPicture, TryOnState } from '../try-on-state.ts'
import { EarlierStrip } from './earlier-strip.tsx'
import { lookFrame } from './look-frame.ts'
import { cancelTryOn } from '../try-on/running-job.ts'
import { useBefore } from '../try-on-store.ts'

type Busy = Extract<TryOnState, { phase: 'uploading' | 'analyzing' | 'generating' }>

/**
 * The progress of a try-on, on the photo or on a preview of the look, in the frame of the finished look: nothing moves when it comes.
 */
export function ProgressCard({ state }: { state: Busy }) {
  const before = useBefore()
  const isOnDevice = useAppState()?.try_on_provider !== 'cloud'
  const preview = state.phase === 'generating' ? state.preview : null
  const isCutOff = state.phase === 'generating' && !state.isConnected
  return (
    <section aria-label={t('try-on.progressTitle')} aria-busy className="grid gap-5 narrow:gap-3">
      <div className="relative narrow:me-(--strip,0px)">
        {before ? (
          <Developing photo={before} preview={preview} isPhotographed={isPhotographed(state)} />
        ) : (
          <div className={cx('bg-blush rounded-lg', photoArea)} />
        )}
        <div className="absolute inset-x-3 bottom-3 mx-auto grid max-w-md gap-1 rounded-md bg-paper/92 p-3 shadow-float backdrop-blur-md narrow:inset-x-1">
          <Progress value={state.progress} label={words(state, isOnDevice)} showValue />
          {preview && !isOnDevice && <p className="text-sm text-ink-soft">{t('try-on.previewText')}</p>}
          {isOnDevice && (
            <div className="-mb-2 flex items-center justify-between gap-4">
              <p className="text-sm text-ink-soft">{t('try-on.onDevice')}</p>
              <Button variant="quiet" size="sm" className="-me-2" onClick={cancelTryOn}>
                {t('try-on.cancel')}
              </Button>
            </div>
          )}
        </div>
      </div>
      <EarlierStrip shownId={null} />
      {isCutOff && <Alert title={t('try-on.error_connection')}>{t('try-on.lost')}</Alert>}
    </section>
  )
}

const isPhotographed = (state: Busy) => state.phase === 'generating' && state.photograph !== null

type DevelopingProps = { photo: ShownPicture; preview: ShownPicture | null; isPhotographed: boolean }

/** Her photo, then the look of her device where there is one: what is made comes up where they stand. */
const Developing = ({ photo, preview, isPhotographed: isColoured }: DevelopingProps) => (
  <div
    className="bg-blush relative mx-auto overflow-hidden rounded-lg"
    style={lookFrame(photo.width, photo.height)}
  >
    <img
      src={photo.url}
      alt=""
      className={cx('absolute inset-0 size-full object-cover', !isColoured && 'opacity-80 saturate-50')}
    />
    {preview && (
      <img src={preview.url} alt="" className="absolute inset-0 size-full animate-appear object-cover" />
    )}
    {(isColoured || !preview) && <div aria-hidden className="scan-light absolute inset-0" />}
    {preview && <PreviewLabels />}
  </div>
)

const PreviewLabels = () => (
  <div className="absolute inset-x-3 top-3 flex justify-between gap-2">
    <AiLabel />
    <Badge tone="onPicture">{t('try-on.preview')}</Badge>
  </div>
)

function words(state: Busy, isOnDevice: boolean) {
  if (state.phase !== 'generating') return t(`try-on.${state.phase}`)
  if (state.place !== null) return t('try-on.place', { place: state.place })
  if (state.photograph) return t(`photograph.${state.photograph}`)
  if (state.stage) return t(`try-on.stage_${state.stage}`)
  return t(isOnDevice ? 'try-on.generating' : 'try-on.cloudWorking')
}
