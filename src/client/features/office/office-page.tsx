import { useLocation } from 'react-router'
import { t } from '#client/i18n/messages.ts'
import { serverState, useServerState } from '#client/session/server-state.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Link } from '#client/ui/link.tsx'
import { OfficeFrame } from './frame/office-frame.tsx'
import { PasskeyProof } from './frame/passkey-dialog.tsx'
import { sections } from './frame/sections.ts'
import { codeOf, sentenceOf } from './ui/failure-sentence.ts'
import { request } from '#client/lib/api.ts'
import { office } from '#client/lib/office-api.ts'

/** Who is at the desk. */
const me = serverState(() => request(office.me.$get()))

/** The office, for whoever works here and has shown a passkey of late. To everybody else there is no such page. */
export function OfficePage() {
  const { data, error, phase } = useServerState(me)
  const { search } = useLocation()
  if (data) {
    const allowed = sections.filter((one) => !one.for || one.for.includes(data.role))
    const wanted = new URLSearchParams(search).get('in')
    const section = allowed.find(({ name }) => name === wanted) ?? allowed[0]
    if (!section) return <NoSuchPage />
    return (
      <OfficeFrame name={data.name} role={data.role} open={section.name}>
        <section.Component key={section.name} role={data.role} />
      </OfficeFrame>
    )
  }
  if (phase !== 'failed') return <main id="content" aria-busy="true" className="min-h-dvh" />
  if (codeOf(error) === 'passkey_required') return <Door />
  if (codeOf(error) === 'not_found') return <NoSuchPage />
  return (
    <main id="content" className="page py-16">
      <title>Office</title>
      <h1 className="mb-6 font-display text-display-md">Office</h1>
      <Alert
        action={
          <Button variant="outline" size="sm" onClick={me.prefetch}>
            Try again
          </Button>
        }
      >
        {sentenceOf(error)}
      </Alert>
    </main>
  )
}

const Door = () => (
  <main
    id="content"
    lang="en"
    dir="ltr"
    className="bg-blush grid min-h-dvh content-center justify-items-center px-5 py-16"
  >
    <title>Office</title>
    <div className="grid w-full max-w-md gap-6 rounded-lg bg-raised p-8 shadow-float">
      <h1 className="font-display text-display-md">Office</h1>
      <p className="text-ink-soft">
        It opens with your passkey, and stays open for four hours on this device.
      </p>
      <PasskeyProof onProven={me.prefetch} />
    </div>
  </main>
)

function NoSuchPage() {
  return (
    <main id="content" className="page grid min-h-dvh content-center justify-items-start gap-6 py-16">
      <title>{t('not-found.title')}</title>
      <h1 className="max-w-xl font-display text-display-lg">{t('not-found.title')}</h1>
      <p className="max-w-md text-lg">{t('not-found.hint')}</p>
      <Link to="/dashboard" className={buttonStyle('primary', 'md', 'mt-4')}>
        {t('common.goHome')}
      </Link>
    </main>
  )
}
