import { useEffect, useRef } from 'react'
import { t } from '#client/i18n/messages.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import type { NoPhotograph } from '#shared/try-on-job.ts'

type Props = {
  reason: NoPhotograph | 'not_her' | 'picture_refused' | 'failed'
  /** Whether the photograph may follow when there is room. */
  later: 'possible' | 'asked' | 'impossible'
  onAskLater: () => void
}

/** Says under a look why it is her device's. */
export function WhyNoPhotograph({ reason, later, onAskLater }: Props) {
  const promise = useRef<HTMLParagraphElement>(null)
  const wasAsked = useRef(later === 'asked')
  // The button goes when it is pressed, and would take the keyboard's focus with it.
  useEffect(() => {
    const isDropped = document.activeElement === document.body
    if (later === 'asked' && !wasAsked.current && isDropped) promise.current?.focus()
    wasAsked.current = later === 'asked'
  }, [later])

  return (
    <Alert tone="info" title={t('photograph.deviceLook')}>
      <p>{t(`photograph.why_${reason}`)}</p>
      <p className="mt-1 text-sm text-ink-soft">{t('photograph.noCredit')}</p>
      {later === 'possible' && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3 h-auto py-2 whitespace-normal"
          onClick={onAskLater}
        >
          {t('photograph.askLater')}
        </Button>
      )}
      {later === 'asked' && (
        <p ref={promise} tabIndex={-1} className="mt-3 outline-none">
          {t('photograph.askedLater')}
        </p>
      )}
    </Alert>
  )
}
