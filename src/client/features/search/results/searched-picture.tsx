import ImageIcon from 'lucide-react/icons/image'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { pictureOf } from '../picture/shown-pictures.ts'

/** What was searched with. An address that was opened anew has no picture, but finds the same. */
export function SearchedPicture({ code, onEnd }: { code: string; onEnd: () => void }) {
  const url = pictureOf(code)
  return (
    <div className="flex items-center gap-4">
      <span className="grid aspect-3/4 w-16 shrink-0 place-items-center overflow-hidden rounded-sm bg-ground text-ink-soft">
        {url ? (
          <img src={url} alt={t('search-results.yourPicture')} className="size-full object-cover" />
        ) : (
          <ImageIcon aria-hidden className="size-6" strokeWidth={1.5} />
        )}
      </span>
      <div className="grid justify-items-start gap-1">
        <p className="text-sm text-ink-soft">{t('search-results.maxAlike')}</p>
        <Button variant="quiet" size="sm" onClick={onEnd} className="-ms-4">
          {t('search-results.endPicture')}
        </Button>
      </div>
    </div>
  )
}
