import { inFours } from '#shared/second-factor.ts'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { copy } from './copy-text.ts'
import { saveFile } from '#client/lib/save-file.ts'

const fileName = 'cabine-recovery-codes.txt'

const download = (text: string) => saveFile(new Blob([text], { type: 'text/plain' }), fileName)

/** Shows recovery codes, this once. `codes` is null where there are none to show. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[] | null; onClose: () => void }) {
  const shown = (codes ?? []).map((code) => inFours(code, '-'))
  const text = `${shown.join('\n')}\n`
  return (
    <Dialog
      open={codes !== null}
      onClose={onClose}
      title={t('second-factor.codesTitle')}
      size="sm"
      footer={
        <div className="grid gap-3 sm:flex sm:flex-row-reverse">
          <Button onClick={onClose}>{t('second-factor.done')}</Button>
          <Button variant="outline" onClick={() => download(text)}>
            {t('second-factor.download')}
          </Button>
          <Button variant="outline" onClick={() => void copy(text)}>
            {t('second-factor.copy')}
          </Button>
        </div>
      }
    >
      <p className="text-ink-soft">{t('second-factor.codesText')}</p>
      <ol className="mt-4 grid gap-2 font-mono text-sm select-all" dir="ltr">
        {shown.map((code) => (
          <li key={code} translate="no" className="[overflow-wrap:anywhere]">
            {code}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
