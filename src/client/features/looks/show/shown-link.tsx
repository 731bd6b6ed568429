import Share from 'lucide-react/icons/share'
import { t } from '#client/i18n/messages.ts'
import { shareLink } from '#client/lib/share-link.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { linkOf } from './shown-looks.ts'

/** A page that she has made, and how it is called. */
type Page = { path: string; title: string }

/** By the share sheet of her device, or copied. */
export async function sendLink(shown: Page) {
  const end = await shareLink({ title: shown.title, url: linkOf(shown) })
  if (end === 'copied') toast({ title: t('show-look.copied'), tone: 'success' })
  if (end === 'refused') toast({ title: t('show-look.notCopied'), tone: 'error' })
}

/** The link of a page that was just made, and the ways on with it. */
export const ShownLink = ({ shown }: { shown: Page }) => (
  <div className="grid gap-6">
    <TextField
      label={t('show-look.link')}
      readOnly
      dir="ltr"
      value={linkOf(shown)}
      onFocus={({ target }) => target.select()}
    />
    <div className="flex flex-wrap gap-3">
      <Button
        icon={<Share aria-hidden className="size-4" strokeWidth={1.5} />}
        onClick={() => void sendLink(shown)}
      >
        {t('show-look.send')}
      </Button>
      <a href={shown.path} target="_blank" rel="noopener" className={buttonStyle('outline')}>
        {t('show-look.open')}
      </a>
    </div>
    <p className="text-sm text-ink-soft">{t('show-look.keepsNote')}</p>
  </div>
)
