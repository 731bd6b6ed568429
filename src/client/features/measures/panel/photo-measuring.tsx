import { useActionState, startTransition } from 'react'
import Ruler from 'lucide-react/icons/ruler'
import type { BodyMeasures, PhotoAdvice } from '@cabine/engine'
import { usePhoto } from '#client/features/fitting-room/photo-store.ts'
import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import type { KeptMeasures } from '../sizes/kept-measures.ts'
import { isEngineSupported, measurePhoto } from './measure-photo.ts'

type Props = { told: KeptMeasures['told']; onMeasured: (measures: BodyMeasures) => void }

/** The button that reads measures from the photo. Nothing is measured before it is pressed. */
export function PhotoMeasuring({ told, onMeasured }: Props) {
  const photo = usePhoto()
  const [problem, measure, isPending] = useActionState<PhotoAdvice | 'failed' | null>(async () => {
    if (!photo) return null
    const answer = await measurePhoto(photo.blob)
    if (typeof answer === 'string') return answer
    onMeasured(answer)
    return null
  }, null)
  // A sample photo shows somebody else's body.
  const isOwn = photo?.origin === 'own' && isEngineSupported()

  return (
    <div className="grid justify-items-start gap-4">
      {told && (
        <p className="max-w-[60ch] text-sm text-ink-soft">
          {t('measures.fromPhoto', { date: formatDate(told.at) })}
        </p>
      )}
      {problem && (
        <Alert tone="info" title={t('measures.photoTellsNothing')}>
          {problem === 'failed' ? t('measures.photoFailed') : t(`photo-notes.advice_${problem}`)}
        </Alert>
      )}
      {isOwn ? (
        <Button
          variant={told ? 'outline' : 'primary'}
          loading={isPending}
          icon={<Ruler aria-hidden className="size-5" strokeWidth={1.5} />}
          onClick={() => startTransition(measure)}
        >
          {t(isPending ? 'measures.measuring' : told ? 'measures.measureAgain' : 'measures.measure')}
        </Button>
      ) : (
        <p className="max-w-[60ch]">
          {t('measures.noPhoto')}{' '}
          <Link to="/fitting-room" className="link">
            {t('measures.toFittingRoom')}
          </Link>
        </p>
      )}
    </div>
  )
}
