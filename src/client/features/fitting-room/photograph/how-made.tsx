import { useState } from 'react'
import Info from 'lucide-react/icons/info'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import type { Photographer } from '#shared/photographers.ts'

type Props = {
  way: 'device' | Photographer
  /** Only clothes and newly bare skin come from the service's picture; the rest is her own photo. */
  hasBlend: boolean
}

/** A quiet button that tells who made the look, and what of it is her own photo. */
export function HowMade(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-haspopup="dialog"
        icon={<Info aria-hidden className="size-4" strokeWidth={1.5} />}
        onClick={() => setIsOpen(true)}
        className="-ms-4 self-start justify-self-start text-ink-soft"
      >
        {t('photograph.howMade')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('photograph.howMade')} size="sm">
        <Explanation {...props} />
      </Dialog>
    </>
  )
}

function Explanation({ way, hasBlend }: Props) {
  const isDevice = way === 'device'
  const service = isDevice ? '' : t(`photograph.name_${way}`)
  return (
    <div className="grid gap-5">
      <p>{isDevice ? t('photograph.madeOnDevice') : t('photograph.madeBy', { service })}</p>
      {!isDevice && hasBlend && (
        <dl className="divide-y divide-hairline border-y border-hairline">
          <Origin of={t('photograph.partWorn')} from={t('photograph.fromService', { service })} />
          <Origin of={t('photograph.partOwn')} from={t('photograph.fromPhoto')} />
        </dl>
      )}
      {!isDevice && !hasBlend && <p>{t('photograph.madeWhole', { service })}</p>}
      <p className="text-sm text-ink-soft">{t('photograph.madeWithAi')}</p>
    </div>
  )
}

const Origin = ({ of, from }: { of: string; from: string }) => (
  <div className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-2">
    <dt className="font-medium">{of}</dt>
    <dd className="text-ink-soft">{from}</dd>
  </div>
)
