import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { SearchFilters, type FilterProps } from './filters/search-filters.tsx'

type Props = FilterProps & {
  open: boolean
  closeText: string
  onClear: (() => void) | null
  onClose: () => void
}

/** The filters on a phone, in a sheet from below. A choice takes effect at once; the button only closes the sheet. */
export function FilterSheet({ open, closeText, onClear, onClose, ...filters }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('search-results.filters')}
      footer={
        <div className="flex gap-2">
          {onClear && (
            <Button variant="quiet" onClick={onClear}>
              {t('search-results.clearShort')}
            </Button>
          )}
          <Button onClick={onClose} className="flex-1 whitespace-nowrap">
            {closeText}
          </Button>
        </div>
      }
    >
      <SearchFilters {...filters} />
    </Dialog>
  )
}
