import ImagePlus from 'lucide-react/icons/image-plus'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Trash2 from 'lucide-react/icons/trash'
import { formatRow, inSmallLetters } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { useDrop } from '#client/lib/offered-pictures.ts'
import { Button } from '#client/ui/button.tsx'
import { FileButton } from '#client/ui/file-button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { useOutfitStore, type CustomPicture } from '../outfit-store.ts'
import { endWords } from '../adjust/wearing-words.ts'
import { usePieceReading } from './piece-reading.ts'

type Props = { onFile: (file: File) => void; onRemove: () => void }

/** Her own picture: how to give one, and then what is in it. */
export function OwnPicture({ onFile, onRemove }: Props) {
  const custom = useOutfitStore((state) => state.custom)
  const isPreparing = useOutfitStore((state) => state.isPreparing)
  const { isRunning } = usePieceReading()
  const { isOver, dropProps } = useDrop(onFile)
  const isBusy = isPreparing || isRunning
  return (
    <div
      {...dropProps}
      aria-busy={isBusy}
      className={cx(
        'grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-4 sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:gap-5 rounded-lg border border-dashed p-4 transition-colors',
        isOver ? 'border-accent bg-tint' : 'border-edge',
      )}
    >
      <Tile custom={custom} isBusy={isBusy} />
      <div className="grid justify-items-start gap-2">
        {custom ? <WhatItIs /> : <WhatToGive />}
        <output className="text-sm text-ink-soft empty:hidden">
          {isBusy && t(isPreparing ? 'outfits.customWorking' : 'try-on.stage_garment')}
        </output>
        <div className="mt-1 flex flex-wrap gap-2">
          <FileButton
            onFile={onFile}
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
              onClick={onRemove}
            >
              {t('outfits.customRemove')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/** The picture, and as soon as it is read the piece alone, on a calm ground. */
function Tile({ custom, isBusy }: { custom: CustomPicture | null; isBusy: boolean }) {
  const { picture, cutout } = usePieceReading()
  const isCut = cutout !== null && picture === custom?.blob
  return (
    <div
      className={cx(
        'relative grid aspect-[3/4] place-items-center overflow-hidden rounded-md',
        isCut ? 'bg-blush' : 'bg-tint',
        custom && 'dark:bg-ink dark:bg-none',
      )}
    >
      {custom ? (
        <img
          key={isCut ? cutout : custom.url}
          src={isCut ? cutout : custom.url}
          alt={t(isCut ? 'outfits.cutoutAlt' : 'outfits.customAlt')}
          className={cx(
            'absolute object-contain filter-(--picture-filter)',
            isCut ? 'inset-[6%] size-[88%] animate-rise' : 'inset-0 size-full',
          )}
        />
      ) : (
        <ImagePlus aria-hidden className="size-7 text-ink-soft" strokeWidth={1.25} />
      )}
      {isBusy && (
        <span className="absolute inset-0 grid place-items-center bg-paper/70">
          <Spinner />
        </span>
      )}
    </div>
  )
}

const WhatToGive = () => (
  <>
    <p className="font-medium">{t('outfits.customTitle')}</p>
    <p className="text-sm text-ink-soft">{t('outfits.customText')}</p>
    <p className="text-sm text-ink-soft">{t('outfits.customHint')}</p>
  </>
)

/** Its kind, where it ends, and which part of an outfit it is. */
function WhatItIs() {
  const category = useOutfitStore((state) => state.category)
  const isKindOpen = useOutfitStore(({ custom }) => custom?.isKindOpen)
  const { endsAt, saidEnd } = usePieceReading()
  if (isKindOpen) return null
  const end = saidEnd ?? endsAt
  return (
    <>
      <p className="font-medium">
        {formatRow([t(`outfits.category_${category}`), ...(end ? [inSmallLetters(endWords(end))] : [])])}
      </p>
      <p className="text-sm text-ink-soft">{t(`outfits.part_${category}`)}</p>
    </>
  )
}
