import { useEffect, useRef, useState, type FormEvent } from 'react'
import { formatPrice } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { useRegion } from '#client/i18n/region.ts'
import { rich } from '#client/i18n/rich.ts'
import { sentenceGap } from '#client/i18n/sentence-gap.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { mustNameDutyToPay } from '#shared/regions/order-button.ts'
import { pay, type Outcome } from './pay.ts'
import { PaymentElement, type FieldsState } from './payment-element.tsx'
import { home } from './way-out.ts'
import { withdrawalDays } from '#shared/operator/withdrawal-right.ts'
import type { Payment } from '../subscribe-set-up.ts'

type Failed = Extract<Outcome, { kind: 'failed' }>
type Props = { payment: Payment; onDone: (outcome: Exclude<Outcome, Failed>) => void }

export function PaymentForm({ payment, onDone }: Props) {
  const [fields, setFields] = useState<FieldsState>('loading')
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<Failed | null>(null)
  const [isUnagreed, setUnagreed] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const price = formatPrice(payment.priceCents)
  const country = useRegion()?.country
  const isBinding = country !== undefined && mustNameDutyToPay(country)

  // A disabled button loses the focus, so the keyboard would go back to the top of the page.
  useEffect(() => {
    if (failure && document.activeElement === document.body) button.current?.focus()
  }, [failure])

  async function submit() {
    setPending(true)
    setFailure(null)
    const outcome = await pay(payment)
    setPending(false)
    if (outcome.kind === 'failed') setFailure(outcome)
    else onDone(outcome)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending || fields !== 'ready') return
    setUnagreed(!box.current?.checked)
    if (box.current?.checked) void submit()
    else box.current?.focus()
  }

  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-6">
      <PaymentElement elements={payment.elements} state={fields} onChange={setFields} />
      <div className="grid gap-1 border-t border-hairline pt-5">
        <Terms price={price} withdraws={country !== undefined && withdrawalDays(country) === 14} />
        <Checkbox
          ref={box}
          required
          disabled={isPending}
          onChange={() => setUnagreed(false)}
          error={isUnagreed ? t('subscribe.agreeFirst') : undefined}
          label={<Agreement price={price} />}
        />
      </div>
      {fields === 'blocked' && <Alert>{t('subscribe.formBlocked')}</Alert>}
      {failure && <Alert action={failure.isPriceOld && <NewPrice />}>{failure.message}</Alert>}
      <div className="grid gap-2 sm:flex sm:flex-row-reverse">
        <Button
          ref={button}
          type="submit"
          loading={isPending}
          disabled={fields !== 'ready'}
          className="sm:flex-1"
        >
          {isPending
            ? t('subscribe.processing')
            : isBinding
              ? t('subscribe.order')
              : t('subscribe.submit', { price })}
        </Button>
        <a href={home} aria-disabled={isPending || undefined} className={buttonStyle('quiet')}>
          {t('common.back')}
        </a>
      </div>
      <output className="sr-only">{isPending && t('subscribe.processing')}</output>
    </form>
  )
}

function Terms({ price, withdraws }: { price: string; withdraws: boolean }) {
  return (
    <div className="text-sm text-ink-soft">
      <h2 className="sr-only">{t('subscribe.beforePaying')}</h2>
      <p>
        <span className="text-ink">{t('subscribe.termsRenewal', { price })}</span>
        {sentenceGap()}
        {t('subscribe.termsCancel')}
        {withdraws && `${sentenceGap()}${t('subscribe.termsWithdrawal')}`}
      </p>
    </div>
  )
}

const Agreement = ({ price }: { price: string }) =>
  rich('subscribe.agree', {
    price,
    terms: (
      <a href="/terms-of-service" target="_blank" rel="noopener" className="link">
        {t('subscribe.terms')}
        <span className="sr-only"> {t('common.opensInNewTab')}</span>
      </a>
    ),
  })

function NewPrice() {
  return (
    <Button variant="outline" size="sm" onClick={() => location.reload()}>
      {t('subscribe.reloadPrice')}
    </Button>
  )
}
