import { use, useActionState, useState } from 'react'
import { messageOf } from '#client/i18n/failure-message.ts'
import { loadMessages, t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { fetchPicture, toDataUrl } from '#client/lib/picture-data.ts'
import { useAppState } from '#client/session/app-state.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Chips } from '#client/ui/chips.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Form } from '#client/ui/form.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { lookFaults, type LookFault } from '#shared/reports.ts'

/** The pages that open it do without its words until then. */
const sentences = loadMessages('look-report')

/** `url` is the address of the look's picture in this page. */
export type ReportedLook = { url: string; pieces: string[] }
type Props = { open: boolean; look: ReportedLook; onClose: () => void }

/** She says that a look went wrong, and whether its picture goes along. */
export function ReportLook({ open, look, onClose }: Props) {
  use(sentences)
  return (
    <Dialog open={open} onClose={onClose} title={t('look-report.title')} size="sm">
      {open && <ReportForm look={look} onDone={onClose} />}
    </Dialog>
  )
}

function ReportForm({ look, onDone }: { look: ReportedLook; onDone: () => void }) {
  const isSignedIn = useAppState() !== null
  const [fault, setFault] = useState<LookFault>('piece')
  const [words, setWords] = useState('')
  const [isPictured, setPictured] = useState(false)
  const [failure, submit, pending] = useActionState<string>(async () => {
    try {
      const picture = isPictured ? { picture: await toDataUrl(await fetchPicture(look.url)) } : {}
      await request(api['look-reports'].$post({ json: { fault, words, pieces: look.pieces, ...picture } }))
    } catch (error) {
      return messageOf(error)
    }
    toast({ title: t('look-report.sent'), tone: 'success' })
    onDone()
    return ''
  }, '')
  return (
    <Form onSubmit={submit}>
      <p className="text-ink-soft">{t('look-report.lead')}</p>
      <Chips
        legend={t('look-report.title')}
        hideLegend
        options={lookFaults.map((value) => ({ value, label: t(`look-report.${value}`) }))}
        value={fault}
        onChange={setFault}
      />
      <TextField
        label={t('look-report.words')}
        maxLength={600}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {isSignedIn ? (
        <div>
          <Checkbox
            label={t('look-report.picture')}
            checked={isPictured}
            onChange={({ target }) => setPictured(target.checked)}
          />
          <p className="text-sm text-ink-soft">{t('look-report.pictureHint')}</p>
        </div>
      ) : (
        <p className="text-sm text-ink-soft">{t('look-report.pictureStays')}</p>
      )}
      {failure && <Alert>{failure}</Alert>}
      <Button type="submit" loading={pending}>
        {t('look-report.send')}
      </Button>
    </Form>
  )
}
