import { useState } from 'react'
import Globe from 'lucide-react/icons/globe'
import GlobeLock from 'lucide-react/icons/globe-lock'
import { t } from '#client/i18n/messages.ts'
import { ActionButton } from '#client/ui/action-button.tsx'
import { PublishDialog, setPublished } from './publish-dialog.tsx'

type Props = {
  outfit: { id: string; title: string; isPublished: boolean }
  onChange: (isPublished: boolean) => void
  size?: 'sm' | 'md'
}

/** Publishes an outfit on Explore, or takes it back from there. */
export function PublishButton({ outfit, onChange, size = 'sm' }: Props) {
  const { title, isPublished } = outfit
  const Icon = isPublished ? GlobeLock : Globe
  const [isAsking, setIsAsking] = useState(false)

  async function press() {
    if (!isPublished) setIsAsking(true)
    else if (await setPublished(outfit, false)) onChange(false)
  }
  return (
    <>
      <ActionButton
        variant={size === 'sm' ? 'quiet' : 'outline'}
        size={size}
        aria-label={t(isPublished ? 'studio.takeBackNamed' : 'studio.publishNamed', { title })}
        icon={<Icon aria-hidden className="size-4" strokeWidth={1.5} />}
        action={press}
      >
        {t(isPublished ? 'studio.takeBack' : 'studio.publish')}
      </ActionButton>
      <PublishDialog
        open={isAsking}
        outfit={outfit}
        onPublished={() => onChange(true)}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
