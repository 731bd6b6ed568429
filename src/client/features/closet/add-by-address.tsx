import { useActionState, useState } from 'react'
import Link2 from 'lucide-react/icons/link-2'
import { messageOf } from '#client/i18n/failure-message.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { isSignedOut } from '#client/session/app-state.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { addressIn } from '#shared/external-products.ts'
import { takeBought } from './take-bought.ts'

/** Reads the page of a shop, and puts the piece on it into the closet. Resolves with what went wrong. */
async function take(text: string): Promise<string | null> {
  try {
    const found = await request(api.finds.$post({ json: { address: addressIn(text) ?? text } }))
    const result = await takeBought({
      name: found.title,
      brand: found.brand,
      category: found.wornAs ?? found.category,
      colour: null,
      price: found.price,
      size: '',
      link: found.address,
      productId: null,
      image: found.picture ?? '',
    })
    if (result === 'added') return null
    return t(result === 'full' ? 'errors.closet_full' : 'closet.failed')
  } catch (error) {
    return messageOf(error)
  }
}

/** The button that opened the form is gone: the keyboard goes on in its field. */
const takeFocus = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()

/** For what she bought elsewhere: the shop's page tells its picture, brand and price. Only an account may have pages read. */
export function AddByAddress() {
  const [isOpen, setIsOpen] = useState(false)
  const [problem, act, isReading] = useActionState(async (_: string | null, form: FormData) => {
    const address = form.get('address')
    const found = typeof address === 'string' && address.trim() ? await take(address.trim()) : null
    if (found === null) setIsOpen(false)
    return found
  }, null)
  if (isSignedOut()) return null
  if (!isOpen)
    return (
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="inline-flex min-h-11 items-center gap-2 text-ink-soft hover:text-ink"
      >
        <Link2 aria-hidden className="size-4.5" strokeWidth={1.5} />
        <span className="link">{t('closet.byAddress')}</span>
      </button>
    )
  return (
    <form
      ref={takeFocus}
      action={act}
      noValidate
      className="grid w-full max-w-xl gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
    >
      <TextField
        label={t('closet.address')}
        name="address"
        type="url"
        inputMode="url"
        error={problem ?? undefined}
      />
      <Button type="submit" variant="outline" loading={isReading}>
        {t('closet.addIt')}
      </Button>
    </form>
  )
}
