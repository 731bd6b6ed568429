import { useState } from 'react'
import Camera from 'lucide-react/icons/camera'
import ImagePlus from 'lucide-react/icons/image-plus'
import { t } from '#client/i18n/messages.ts'
import { isSignedOut } from '#client/session/app-state.ts'
import { Button } from '#client/ui/button.tsx'
import { FileButton } from '#client/ui/file-button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { addressIn } from '#shared/external-products.ts'

type Props = { onFile: (file: File) => void; onAddress: (address: string) => void }

/** A picture taken in the shop, or a shop's address. Only an account may have pages read. */
export function WaysToAsk({ onFile, onAddress }: Props) {
  return (
    <div className="bg-blush grid gap-8 rounded-lg px-6 py-12 sm:px-12 sm:py-16">
      <p className="max-w-[46ch] text-lg">{t('buy-or-skip.intro')}</p>
      <div className="flex flex-wrap gap-3">
        <FileButton
          onFile={onFile}
          camera="environment"
          size="lg"
          className="pointer-fine:hidden"
          icon={<Camera aria-hidden className="size-5" strokeWidth={1.5} />}
        >
          {t('closet.takePhoto')}
        </FileButton>
        <FileButton
          onFile={onFile}
          size="lg"
          variant="outline"
          icon={<ImagePlus aria-hidden className="size-5" strokeWidth={1.5} />}
        >
          {t('buy-or-skip.choosePicture')}
        </FileButton>
      </div>
      {!isSignedOut() && <AddressForm onAddress={onAddress} />}
      <p className="max-w-[60ch] text-sm text-ink-soft">{t('buy-or-skip.private')}</p>
    </div>
  )
}

function AddressForm({ onAddress }: Pick<Props, 'onAddress'>) {
  const [isWrong, setIsWrong] = useState(false)
  return (
    <form
      noValidate
      className="grid max-w-xl gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('address')
        const address = addressIn(typeof typed === 'string' ? typed : '')
        setIsWrong(address === null)
        if (address !== null) onAddress(address)
      }}
    >
      <TextField
        label={t('closet.address')}
        name="address"
        type="url"
        inputMode="url"
        error={isWrong ? t('buy-or-skip.noAddress') : undefined}
      />
      <Button type="submit" variant="outline">
        {t('buy-or-skip.ask')}
      </Button>
    </form>
  )
}
