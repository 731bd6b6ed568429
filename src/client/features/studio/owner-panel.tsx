import { useState } from 'react'
import Globe from 'lucide-react/icons/globe'
import Lock from 'lucide-react/icons/lock'
import Share from 'lucide-react/icons/share'
import { useNavigate, useRevalidator } from 'react-router'
import { shareOutfit } from '#client/features/explore/share-outfit.ts'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { PublishButton } from './outfits/publish-button.tsx'
import { PublishDialog } from './outfits/publish-dialog.tsx'
import { RemoveButton } from './outfits/remove-button.tsx'

type Props = { outfit: { id: string; title: string; isPublished: boolean } }

/** On the page of an outfit that the shopper owns: who can see it, and buttons to publish, share and remove it. */
export function OwnerPanel({ outfit }: Props) {
  const { isPublished } = outfit
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [isSharing, setIsSharing] = useState(false)
  const Icon = isPublished ? Globe : Lock

  return (
    <section aria-label={t('studio.yours')} className="mt-8 border-y border-hairline py-3">
      <p className="flex items-center gap-2.5 text-ink-soft">
        <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />
        {t(isPublished ? 'studio.everybody' : 'studio.onlyYou')}
      </p>
      <div className="-ms-4 mt-1 flex flex-wrap items-center gap-x-2">
        <PublishButton outfit={outfit} onChange={() => void revalidate()} />
        {!isPublished && (
          <Button
            variant="quiet"
            size="sm"
            icon={<Share aria-hidden className="size-4" strokeWidth={1.5} />}
            onClick={() => setIsSharing(true)}
          >
            {t('studio.share')}
          </Button>
        )}
        <RemoveButton
          outfit={outfit}
          onRemoved={() => void navigate('/outfit-generator', { replace: true })}
          className="ms-auto"
        />
      </div>
      <PublishDialog
        open={isSharing}
        outfit={outfit}
        toShare
        onPublished={() => {
          void shareOutfit(outfit)
          void revalidate()
        }}
        onClose={() => setIsSharing(false)}
      />
    </section>
  )
}
