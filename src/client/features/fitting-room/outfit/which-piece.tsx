import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { BlobPicture } from '#client/ui/blob-picture.tsx'
import { useOutfitStore } from '../outfit-store.ts'

type Props = { onPick: (pieces: Blob[], chosen: number) => void }

/** The pieces that lie beside each other in her picture, as far as there are several: a press takes another one. */
export function WhichPiece({ onPick }: Props) {
  const among = useOutfitStore(({ custom }) => custom?.among)
  if (!among) return null
  const { pieces, chosen } = among
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-medium">{t('outfits.severalApart')}</legend>
      <ul className="flex flex-wrap gap-3">
        {pieces.map((piece, index) => (
          <li key={index}>
            <button
              type="button"
              aria-pressed={index === chosen}
              aria-label={t('outfits.pieceNumber', { number: index + 1, count: pieces.length })}
              onClick={() => index !== chosen && onPick(pieces, index)}
              className={cx(
                'bg-blush block size-20 rounded-md p-2 dark:bg-ink dark:bg-none',
                index === chosen
                  ? 'shadow-[0_0_0_2px_var(--paper),0_0_0_4px_var(--accent)]'
                  : 'hover:shadow-[0_0_0_1px_var(--edge)]',
              )}
            >
              <BlobPicture picture={piece} className="size-full object-contain filter-(--picture-filter)" />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
