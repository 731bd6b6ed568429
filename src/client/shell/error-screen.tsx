import { inPhrases, t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'

/** For errors that nothing else caught. It may be alone in the document, so it needs nothing around it. */
export function ErrorScreen({ message, detail }: { message: string; detail?: string }) {
  return (
    <main id="content" className="bg-blush grid min-h-dvh items-center">
      <div className="page grid justify-items-start gap-6 py-16" role="alert">
        <h1 className="font-display text-display-md">{inPhrases(t('common.somethingWentWrong'))}</h1>
        <p className="max-w-prose">{message}</p>
        {detail && (
          <p lang="en" dir="auto" className="max-w-prose text-sm text-ink-soft [overflow-wrap:anywhere]">
            {detail}
          </p>
        )}
        <Button onClick={() => location.reload()}>{t('common.reload')}</Button>
      </div>
    </main>
  )
}
