import { useActionState, useState } from 'react'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Chips } from '#client/ui/chips.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Form } from '#client/ui/form.tsx'
import { Link } from '#client/ui/link.tsx'
import { ReportButton } from '#client/ui/report-button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { reportReasons, type ReportReason } from '#shared/reports.ts'

/** Anybody may say that something is wrong with an outfit that somebody has published. */
export function ReportOutfit({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ReportButton onClick={() => setOpen(true)}>{t('report.open')}</ReportButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('report.title')} size="sm">
        {isOpen && <ReportForm id={id} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

function ReportForm({ id, onDone }: { id: string; onDone: () => void }) {
  const [reason, setReason] = useState<ReportReason>('offensive')
  const [words, setWords] = useState('')
  const [failure, submit, pending] = useActionState<string>(async () => {
    try {
      await request(api['outfit-posts'][':id'].reports.$post({ param: { id }, json: { reason, words } }))
    } catch (error) {
      return messageOf(error)
    }
    toast({ title: t('report.sent'), tone: 'success' })
    onDone()
    return ''
  }, '')
  return (
    <Form onSubmit={submit}>
      <p className="text-ink-soft">{t('report.lead')}</p>
      <Chips
        legend={t('report.title')}
        hideLegend
        options={reportReasons.map((value) => ({ value, label: t(`report.${value}`) }))}
        value={reason}
        onChange={setReason}
      />
      <TextField
        label={t('report.words')}
        maxLength={300}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <p className="text-sm text-ink-soft">
        <Link to="/terms-of-service#abuse" className="link">
          {t('report.otherWays')}
        </Link>
      </p>
      {failure && <Alert>{failure}</Alert>}
      <Button type="submit" loading={pending}>
        {t('report.send')}
      </Button>
    </Form>
  )
}
