import { useState } from 'react'
import { t } from '#client/i18n/messages.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'

type Props = { label: string; maybeLater?: { label: string; onClick: () => void } }

/** The way to the hosted checkout. As long as there is none, it says so plainly instead of doing nothing. */
export function Checkout({ label, maybeLater }: Props) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className="grid gap-3">
      {isAsked && <Alert tone="info">{t('billing.notConfigured')}</Alert>}
      <output className="sr-only">{isAsked && t('billing.notConfigured')}</output>
      <div className="grid gap-2 sm:flex sm:flex-row-reverse sm:justify-start">
        <Button onClick={() => setIsAsked(true)} className="sm:flex-1">
          {label}
        </Button>
        {maybeLater && (
          <Button variant="quiet" onClick={maybeLater.onClick}>
            {maybeLater.label}
          </Button>
        )}
      </div>
    </div>
  )
}
