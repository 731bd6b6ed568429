import { Suspense, use } from 'react'
import { useLoaderData } from 'react-router'
import { formatDate, formatNumber } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { Logo } from '#client/ui/logo.tsx'
import { tryOnDeadlineMs } from '#shared/try-on-job.ts'
import { SiteFooter } from '#client/ui/site-footer.tsx'
import { Spinner } from '#client/ui/spinner.tsx'

/** Null where the site does not answer, which is an answer, too. */
const askStatus = () => request(api.status.$get()).catch(() => null)
type Status = NonNullable<Awaited<ReturnType<typeof askStatus>>>

export const loader = () => ({ status: askStatus() })

export function Component() {
  const { status } = useLoaderData<typeof loader>()
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{t('status.pageTitle')}</title>
      <header className="page flex h-20 items-center">
        <Logo />
      </header>
      <main id="content" className="page flex-1 pt-8 pb-20 lg:pt-16">
        <div className="max-w-[68ch]">
          <h1 className="font-display text-display-md">{t('status.title')}</h1>
          <p className="mt-4 text-lg text-ink-soft">{t('status.lead')}</p>
          <Suspense fallback={<Asking />}>
            <Answer asked={status} />
          </Suspense>
        </div>
      </main>
      <SiteFooter />
    </div>
  )
}

const Asking = () => (
  <div className="mt-12 flex min-h-[40dvh] justify-center">
    <Spinner className="size-7 text-ink-soft" />
    <output className="sr-only">{t('common.loading')}</output>
  </div>
)

function Answer({ asked }: { asked: Promise<Status | null> }) {
  const status = use(asked)
  if (!status)
    return (
      <p role="alert" className="mt-10 rounded-md bg-tint px-6 py-5">
        {t('status.unreachable')}
      </p>
    )
  return (
    <>
      <output className="mt-10 block rounded-md bg-tint px-6 py-5 text-lg">
        {t(status.ok ? 'status.allWell' : 'status.trouble')}
      </output>
      <Parts parts={status.parts} />
      <Promises days={status.days} objectives={status.objectives} />
      <p className="mt-10 text-sm text-ink-soft">
        {t('status.asOf', {
          time: formatDate(new Date(status.at), { dateStyle: 'medium', timeStyle: 'short' }),
        })}
      </p>
    </>
  )
}

const states = {
  well: 'status.well',
  slow: 'status.slow',
  trouble: 'status.troubled',
  off: 'status.off',
} as const

const Parts = ({ parts }: Pick<Status, 'parts'>) => (
  <section className="mt-12">
    <h2 className="font-display text-display-sm">{t('status.partsTitle')}</h2>
    <dl className="mt-4">
      {parts.map(({ part, state }) => (
        <div key={part} className="flex justify-between gap-6 border-t border-hairline py-4">
          <dt>{t(`status.${part}`)}</dt>
          <dd className={state === 'well' || state === 'off' ? 'text-ink-soft' : 'font-medium text-accent'}>
            {t(states[state])}
          </dd>
        </div>
      ))}
    </dl>
  </section>
)

const percent = (share: number) => formatNumber(share, { style: 'percent', maximumFractionDigits: 2 })

const Promises = ({ days, objectives }: Pick<Status, 'days' | 'objectives'>) => (
  <section className="mt-12">
    <h2 className="font-display text-display-sm">{t('status.promisesTitle')}</h2>
    <p className="mt-4 text-ink-soft">{t('status.promisesLead', { days })}</p>
    <dl className="mt-4">
      {objectives.map(({ measure, share, target, isKept }) => (
        <div key={measure} className="border-t border-hairline py-4">
          <dt>{t(`status.${measure}`, { minutes: tryOnDeadlineMs / 60_000 })}</dt>
          <dd className="mt-1 flex flex-wrap justify-between gap-x-6 text-ink-soft">
            {share === null ? (
              t('status.none')
            ) : (
              <>
                <span>{t('status.of', { share: percent(share), target: percent(target) })}</span>
                <span className={isKept ? '' : 'font-medium text-accent'}>
                  {t(isKept ? 'status.kept' : 'status.notKept')}
                </span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
