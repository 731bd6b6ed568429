import { Suspense, use, type ReactNode } from 'react'
import { countryName } from '#client/i18n/country-names.ts'
import { t } from '#client/i18n/messages.ts'
import { useRegion } from '#client/i18n/region.ts'
import type { Operator } from '#client/lib/ask-operator.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Link } from '#client/ui/link.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { contactOf } from '#shared/site-contact.ts'
import type { Fact, OperatorFacts } from '#shared/operator/facts.ts'
import { noticeOf, tellGaps, type Notice } from '#shared/operator/notices.ts'
import { withdrawalDays } from '#shared/operator/withdrawal-right.ts'
import { isThisMachine } from '#shared/this-machine.ts'
import { LegalPage } from './legal-page.tsx'

type Props = { operator: Promise<Operator | null> }

/** Who runs the site, as the law of her country wants it: an Impressum, mentions légales, 特定商取引法に基づく表記 … */
export function LegalNotice({ operator }: Props) {
  const country = useRegion()?.country ?? null
  const notice = noticeOf(country)
  return (
    <LegalPage
      title={notice.ownTitle?.text ?? t('operator.pageTitle')}
      titleLang={notice.ownTitle?.lang}
      lead={country ? t('operator.lead', { country: countryName(country) }) : t('operator.leadAnywhere')}
      sections={[]}
    >
      <Suspense fallback={<Asking />}>
        <Answer operator={operator} country={country} notice={notice} />
      </Suspense>
    </LegalPage>
  )
}

const Asking = () => (
  <div className="flex min-h-[40dvh] justify-center">
    <Spinner className="size-7 text-ink-soft" />
    <output className="sr-only">{t('common.loading')}</output>
  </div>
)

type AnswerProps = Props & { country: string | null; notice: Notice }

function Answer({ operator, country, notice }: AnswerProps) {
  const told = use(operator)
  if (!told) return <Alert>{t('operator.failed')}</Alert>
  const { facts } = told
  return (
    <>
      {facts.name || facts.address ? (
        <Facts told={told} notice={notice} />
      ) : (
        <p>{t('operator.nothing', { address: contactOf(told, location.hostname) })}</p>
      )}
      {country === 'JP' && <Sales />}
      {withdrawalDays(country) !== null && (
        <p className="mt-8">
          <Link to="/withdrawal" className="link">
            {t('operator.withdrawalLink')}
          </Link>
        </p>
      )}
      {notice.law && <p className="mt-8 text-sm text-ink-soft">{t('operator.law', { law: notice.law })}</p>}
      <ForOperator facts={facts} />
    </>
  )
}

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid gap-x-8 gap-y-1 border-t border-hairline py-4 first:border-t-0 first:pt-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
    <dt className="text-ink-soft">{term}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </div>
)

/** In the order in which such pages have them. */
const order = [
  'name',
  'address',
  'representative',
  'phone',
  'register',
  'vatId',
  'taxId',
  'cnpj',
  'capital',
  'publisher',
  'authority',
  'host',
  'mediator',
  'icp',
] as const satisfies readonly Fact[]

/** What her country's law asks for, as far as the operator has said it. */
function Facts({ told, notice }: { told: Operator; notice: Notice }) {
  const { facts } = told
  const isAsked = (fact: Fact) =>
    fact === 'authority' || notice.needs.includes(fact) || notice.asks.includes(fact)
  const email = contactOf(told, location.hostname)
  const termOf = (fact: (typeof order)[number]) => {
    if (fact === 'cnpj') return 'CNPJ'
    return fact === 'taxId' ? (notice.taxId ?? t('operator.taxId')) : t(`operator.${fact}`)
  }
  return (
    <dl>
      {order
        .filter((fact) => isAsked(fact) && facts[fact] !== undefined)
        .map((fact) => (
          <Row key={fact} term={termOf(fact)}>
            <Value fact={fact} facts={facts} />
          </Row>
        ))}
      <Row term={t('operator.email')}>
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
      </Row>
    </dl>
  )
}

function Value({ fact, facts }: { fact: (typeof order)[number]; facts: OperatorFacts }) {
  const { address = [], phone = '', icp } = facts
  switch (fact) {
    case 'address':
      return address.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))
    case 'phone':
      return (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className="link" dir="ltr">
          {phone}
        </a>
      )
    case 'icp':
      return (
        <a href="https://beian.miit.gov.cn/" rel="noopener" className="link">
          {icp}
        </a>
      )
    default:
      return facts[fact]
  }
}

const terms = ['price', 'fees', 'payment', 'when', 'delivery', 'cancel', 'system'] as const

/** What the law of Japan wants told of a sale besides. */
const Sales = () => (
  <dl className="border-t border-hairline pt-4">
    {terms.map((term) => (
      <Row key={term} term={t(`operator.${term}Term`)}>
        {t(`operator.${term}`)}
      </Row>
    ))}
  </dl>
)

/** On a developer's own machine: what is missing, which no shopper is told. */
function ForOperator({ facts }: { facts: OperatorFacts }) {
  const gaps = isThisMachine(location.hostname) ? tellGaps(facts) : []
  if (gaps.length === 0) return null
  return (
    <aside lang="en" dir="ltr" className="mt-12 grid gap-2 rounded-lg bg-tint p-6">
      <h2 className="font-display text-display-sm">{'For the operator (seen on your own machine alone)'}</h2>
      {gaps.map((gap) => (
        <p key={gap}>{gap}</p>
      ))}
      <p>{'Set the variable OPERATOR: docs/deploying.md, Pages of law.'}</p>
    </aside>
  )
}
