import { useEffect, useEffectEvent, useRef } from 'react'
import type { StripeElements } from '@stripe/stripe-js'
import { t } from '#client/i18n/messages.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'

export type FieldsState = 'loading' | 'ready' | 'blocked'

type Props = { elements: StripeElements; state: FieldsState; onChange: (state: FieldsState) => void }

/** Stripe's own fields: what is typed there never reaches our page. */
export function PaymentElement({ elements, state, onChange }: Props) {
  const slot = useRef<HTMLDivElement>(null)
  const tell = useEffectEvent(onChange)

  useEffect(() => {
    if (!slot.current) return
    const element = elements.create('payment', { layout: 'tabs' })
    element.on('ready', () => tell('ready'))
    element.on('loaderror', () => tell('blocked'))
    element.mount(slot.current)
    return () => element.destroy()
  }, [elements])

  return (
    <fieldset className="relative min-h-58 min-w-0">
      <legend className="sr-only">{t('subscribe.formLabel')}</legend>
      {state === 'loading' && <FieldsSkeleton />}
      <div ref={slot} className={state === 'ready' ? undefined : 'opacity-0'} />
    </fieldset>
  )
}

/** The shape of the fields before they are there: a number, and two short fields below. */
export function FieldsSkeleton() {
  return (
    <div aria-hidden className="absolute inset-x-0 top-0 grid grid-cols-2 gap-x-3 gap-y-5">
      <SkeletonField className="col-span-2" />
      <SkeletonField />
      <SkeletonField />
      <SkeletonField className="col-span-2" />
    </div>
  )
}

function SkeletonField({ className }: { className?: string }) {
  return (
    <div className={className}>
      <Skeleton className="mb-2 h-4 w-24" />
      <Skeleton className="h-12 rounded-md" />
    </div>
  )
}
