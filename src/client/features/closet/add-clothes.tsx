import { useState } from 'react'
import Camera from 'lucide-react/icons/camera'
import ImagePlus from 'lucide-react/icons/image-plus'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { formatNumber } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { useDropOfSeveral } from '#client/lib/offered-pictures.ts'
import { useIsPremium } from '#client/session/app-state.ts'
import { FileButton } from '#client/ui/file-button.tsx'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { closetLimits } from '#shared/closet.ts'
import { AddByAddress } from './add-by-address.tsx'
import { closetLimit } from './closet-store.ts'
import { addPictures } from './reading.ts'

/** From this share of its room on a closet says what Luxe would change. */
const near = 0.75

/** How many there are of how many, and the ways to add some: pictures at hand, the camera, or dropped here. */
export function AddClothes({ count }: { count: number }) {
  const [isAdding, setIsAdding] = useState(false)
  const isPremium = useIsPremium()
  const most = closetLimit()

  async function add(files: File[]) {
    setIsAdding(true)
    const { refused, unreadable } = await addPictures(files).finally(() => setIsAdding(false))
    if (refused > 0)
      toast({
        title: t('closet.fullTitle'),
        description: t('closet.full', { count: refused }),
        tone: 'error',
        ...(!isPremium && {
          action: { label: t('closet.moreRoom'), onClick: () => openUpgrade('premium') },
        }),
      })
    else if (unreadable > 0)
      toast({
        title: t('closet.failed'),
        description: t('closet.unreadable', { count: unreadable }),
        tone: 'error',
      })
  }

  const { isOver, dropProps } = useDropOfSeveral((files) => void add(files))
  return (
    <div
      {...dropProps}
      className={cx(
        'grid justify-items-start gap-3 rounded-lg',
        isOver && 'outline-2 outline-offset-8 outline-accent',
      )}
    >
      {count > 0 && (
        <output className="text-lg text-ink-soft">
          {t('closet.count', { count, most: formatNumber(most) })}
        </output>
      )}
      {!isPremium && (count === 0 || count >= near * most) && (
        <p className="text-sm text-ink-soft">
          {t('closet.room', { most: formatNumber(most), luxe: formatNumber(closetLimits.premium) })}
        </p>
      )}
      <div className="flex flex-wrap gap-2" aria-busy={isAdding}>
        <FileButton
          onFiles={(files) => void add(files)}
          icon={<ImagePlus aria-hidden className="size-4.5" strokeWidth={1.5} />}
        >
          {t(isAdding ? 'closet.adding' : 'closet.add')}
        </FileButton>
        <FileButton
          onFiles={(files) => void add(files)}
          camera="environment"
          variant="outline"
          className="pointer-fine:hidden"
          icon={<Camera aria-hidden className="size-4.5" strokeWidth={1.5} />}
        >
          {t('closet.takePhoto')}
        </FileButton>
      </div>
      <p className="max-w-[60ch] text-sm text-ink-soft">{t('closet.addHint')}</p>
      <AddByAddress />
    </div>
  )
}
