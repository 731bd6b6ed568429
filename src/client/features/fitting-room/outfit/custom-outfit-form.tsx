import { Suspense, useState, type ComponentType } from 'react'
import ImagePlus from 'lucide-react/icons/image-plus'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Trash2 from 'lucide-react/icons/trash'
import { useShopper } from '#client/session/app-state.ts'
import { FileButton } from '#client/ui/file-button.tsx'
import { useDrop } from '#client/lib/offered-pictures.ts'
import { nounInText } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { garmentCategories, type GarmentCategory } from '@cabine/engine/contract/garment-categories.ts'
import { Chips } from '#client/ui/chips.tsx'
import { chooseCategory, removeCustomPicture, takeCustomPicture } from '../custom-picture.ts'
import { readOutfitState, useOutfitStore } from '../outfit-store.ts'
import { toastUnreadable } from './unreadable-toast.ts'

export type OtherShops = ComponentType<{ onUpload: (file: File) => void; onWear: () => void }>

/** A piece of another shop, or an own picture and its category, which decides how the engine puts it on. */
export function CustomOutfitForm({ onChange, OtherShops }: { onChange: () => void; OtherShops: OtherShops }) {
  const userId = useShopper()?.id ?? ''
  const custom = useOutfitStore((state) => state.custom)
  const category = useOutfitStore((state) => state.category)
  const isPreparing = useOutfitStore((state) => state.isPreparing)
  const { isOver, dropProps } = useDrop((file) => void take(file))

  const [guessed, setGuessed] = useState<GarmentCategory | null>(null)

  async function take(file: File) {
    onChange()
    setGuessed(null)
    try {
      await takeCustomPicture(file, userId)
    } catch (error) {
      return toastUnreadable(error)
    }
    const taken = readOutfitState()
    const guess = await import('./guess-category.ts').then((own) => own.guessCategory(file)).catch(() => null)
    const now = readOutfitState()
    // What she has chosen meanwhile stands.
    if (!guess || now.custom !== taken.custom || now.category !== taken.category) return
    setGuessed(guess)
    void chooseCategory(guess, userId)
  }

  return (
    <div className="grid gap-6">
      <Suspense fallback={<div className="h-28" />}>
        <OtherShops onUpload={(file) => void take(file)} onWear={onChange} />
      </Suspense>
      <div
        {...dropProps}
        className={cx(
          'grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-4 sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:gap-5 rounded-lg border border-dashed p-4 transition-colors',
          isOver ? 'border-accent bg-tint' : 'border-edge',
        )}
      >
        <div
          className={cx(
            'relative grid aspect-[3/4] place-items-center overflow-hidden rounded-md bg-tint',
            custom && 'dark:bg-ink',
          )}
        >
          {custom ? (
            <img
              src={custom.url}
              alt={t('outfits.customAlt')}
              className="absolute inset-0 size-full object-contain filter-(--picture-filter)"
            />
          ) : (
            <ImagePlus aria-hidden className="size-7 text-ink-soft" strokeWidth={1.25} />
          )}
          {isPreparing && (
            <span className="absolute inset-0 grid place-items-center bg-paper/70">
              <Spinner />
            </span>
          )}
        </div>
        <div className="grid justify-items-start gap-2">
          <p className="font-medium">{t('outfits.customTitle')}</p>
          <p className="text-sm text-ink-soft">{t('outfits.customText')}</p>
          <p className="text-sm text-ink-soft">{t('outfits.customHint')}</p>
          <div className="mt-1 flex flex-wrap gap-2">
            <FileButton
              onFile={(file) => void take(file)}
              variant="outline"
              size="sm"
              icon={custom && <RefreshCw aria-hidden className="size-4" strokeWidth={1.5} />}
            >
              {t(custom ? 'outfits.customReplace' : 'outfits.customChoose')}
            </FileButton>
            {custom && (
              <Button
                variant="quiet"
                size="sm"
                icon={<Trash2 aria-hidden className="size-4" strokeWidth={1.5} />}
                onClick={() => void removeCustomPicture(userId)}
              >
                {t('outfits.customRemove')}
              </Button>
            )}
          </div>
          <output className="sr-only">{isPreparing && t('outfits.customWorking')}</output>
        </div>
      </div>
      <Chips
        legend={t('outfits.customCategory')}
        value={category}
        onChange={(value) => {
          onChange()
          setGuessed(null)
          void chooseCategory(value, userId)
        }}
        options={garmentCategories
          .toSorted((a, b) => displayOrder.indexOf(a) - displayOrder.indexOf(b))
          .map((value) => ({ value, label: t(`outfits.category_${value}`) }))}
      />
      <output className="text-sm text-ink-soft empty:hidden">
        {guessed && t('outfits.guessed', { category: nounInText(t(`outfits.category_${guessed}`)) })}
      </output>
    </div>
  )
}

/** The categories that are tried on most come first; the shared list is in the order of layers. */
const displayOrder = [
  'tops',
  'dresses',
  'skirts',
  'bottoms',
  'outerwear',
] as const satisfies (typeof garmentCategories)[number][]
